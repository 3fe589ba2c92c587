/** Frequent English misspellings that dictionaries guess wrong or let pass; none of them is a word. */

const rows = `
abscence absence; absense absence; acceptible acceptable; accesible accessible; accessable accessible; accidently accidentally; accomodate
accommodate; accomodation accommodation; accross across; acheive achieve; acheived achieved; acheivement achievement; acknowlege acknowledge;
acknowleged acknowledged; acommodate accommodate; acomplish accomplish; acquaintence acquaintance; acustom accustom; adn and; adressed addressed;
adresses addresses; advertisment advertisement; aggreement agreement; agian again; agressive aggressive; ahev have; allready already; alltogether
altogether; allways always; almsot almost; alot a lot; alredy already; amature amateur; ammend amend; ammended amended; ammendment amendment;
ammendments amendments; ammount amount; ammounts amounts; annoint anoint; anual annual; anually annually; anybodys anybody's; apparant apparent;
apparantly apparently; apparrently apparently; appartment apartment; appearence appearance; appologies apologies; appologize apologize; appology
apology; appropiate appropriate; approximatly approximately; aquaintance acquaintance; aquire acquire; aquired acquired; arguement argument;
arguements arguments; arival arrival; assasin assassin; assesment assessment; attatch attach; attatched attached; attatching attaching; attatchment attachment; attatchments attachments; asume assume; asumed assumed; aswell as well; athiest atheist; atleast
at least; attendence attendance; availabe available; availible available; avalable available; awfull awful; basicly basically; beatiful beautiful;
beautifull beautiful; becasue because; becuase because; beggining beginning; begining beginning; beleif belief; beleive believe; beleived believed;
beleives believes; belive believe; belived believed; benifit benefit; benifits benefits; beutiful beautiful; buisness business; bussiness business;
calender calendar; carreer career; catagories categories; catagory category; cemetary cemetery; certian certain; cheif chief; choosed chose; choosen
chosen; cieling ceiling; collegue colleague; collegues colleagues; comfertable comfortable; comfortible comfortable; comittee committee; comming
coming; commited committed; commitee committee; commitmment commitment; committment commitment; comparision comparison; compatability compatibility;
competative competitive; competion competition; completly completely; concious conscious; confortable comfortable; congradulations congratulations;
consciencious conscientious; consistant consistent; controled controlled; controll control; contruction construction; conveniant convenient;
convinient convenient; critisism criticism; curiousity curiosity; cutted cut; decieve deceive; decison decision; defiantely definitely; definately
definitely; definatley definitely; definatly definitely; definetly definitely; definitly definitely; deparment department; dependance dependence;
desparate desperate; desperatly desperately; develope develop; developement development; devestated devastated; diference difference; diferent
different; differance difference; differents different; diffrent different; dilemna dilemma; disapoint disappoint; disapointed disappointed;
disapointing disappointing; disapointment disappointment; disasterous disastrous; dispite despite; dissapear disappear; dissapeared disappeared;
dissapoint disappoint; dissapointed disappointed; dissapointing disappointing; dissapointment disappointment; dosent doesn't; eachother each other;
easyer easier; efficent efficient; eigth eighth; eligable eligible; embarass embarrass; embarassed embarrassed; embarassing embarrassing; embarassment
embarrassment; embarrased embarrassed; embarrasing embarrassing; emergancy emergency; enought enough; enviroment environment; enviromental
environmental; environement environment; equipement equipment; equiptment equipment; esential essential; especialy especially; espescially especially;
everybodys everybody's; exagerate exaggerate; exagerated exaggerated; excede exceed; excelent excellent; excercise exercise; excercises exercises;
exellent excellent; exept except; exhilerating exhilarating; existance existence; existant existent; expecially especially; expence expense; expences
expenses; experiance experience; experianced experienced; experiances experiences; explaination explanation; explane explain; extreamly extremely;
extremly extremely; facinating fascinating; familar familiar; familliar familiar; febuary February; finaly finally; firey fiery; flourescent
fluorescent; foriegn foreign; foriegner foreigner; fourty forty; freind friend; freinds friends; freqeuntly frequently; futher further; garantee
guarantee; garanteed guaranteed; gaurantee guarantee; gaurd guard; generaly generally; goverment government; grammer grammar; gratefull grateful;
greatful grateful; guarentee guarantee; guarenteed guaranteed; happend happened; happenned happened; harrass harass; harrassed harassed; harrassment
harassment; heigth height; helpfull helpful; hieght height; higene hygiene; hipocrit hypocrite; hitted hit; hopefull hopeful; hopefuly hopefully;
humourous humorous; hurted hurt; hygeine hygiene; idenity identity; imediate immediate; imediately immediately; immediatley immediately; immediatly
immediately; immitate imitate; importent important; incase in case; incidently incidentally; independant independent; indispensible indispensable;
infact in fact; infront in front; innoculate inoculate; insistance insistence; inteligent intelligent; intelligance intelligence; interestes
interests; interupt interrupt; interupted interrupted; interuption interruption; interveiw interview; intrest interest; intrested interested;
intresting interesting; irregardless regardless; irresistable irresistible; kindergarden kindergarten; knowledgable knowledgeable; knowlege knowledge;
labratory laboratory; leasure leisure; liason liaison; libaries libraries; libary library; librery library; lifes lives; literaly literally;
litterally literally; lonley lonely; loosing losing; lovley lovely; maintainance maintenance; maintainence maintenance; maintanance maintenance;
maintenence maintenance; managment management; medcine medicine; mediteranean Mediterranean; milage mileage; millenium millennium; minature miniature;
mischievious mischievous; mispell misspell; mispelled misspelled; mispelt misspelt; misspel misspell; morgage mortgage; mysterous mysterious; naturaly
naturally; neccesary necessary; neccessarily necessarily; neccessary necessary; necesary necessary; necessarly necessarily; negociate negotiate; neice
niece; ninty ninety; nobodys nobody's; noone no one; noticable noticeable; noticably noticeably; nuisence nuisance; ocasion occasion; occaision
occasion; occasionaly occasionally; occassion occasion; occassional occasional; occassionally occasionally; occurance occurrence; occurances
occurrences; occured occurred; occurence occurrence; occurences occurrences; occuring occurring; offical official; officialy officially; ommit omit;
ommited omitted; ommitted omitted; opinon opinion; oportunity opportunity; oppertunity opportunity; opportunites opportunities; oppurtunity
opportunity; orginal original; orginally originally; originaly originally; origional original; paralel parallel; paralell parallel; parliment
parliament; particularily particularly; particulary particularly; passtime pastime; pavillion pavilion; payed paid; peice piece; percieve perceive;
percieved perceived; perfomance performance; performence performance; permanant permanent; permenant permanent; permision permission; persistant
persistent; personaly personally; personel personnel; pharoah pharaoh; phenomenom phenomenon; plesant pleasant; politican politician; polititian
politician; posession possession; posible possible; possable possible; potatos potatoes; practicaly practically; preceed precede; predjudice
prejudice; prefered preferred; preperation preparation; preperations preparations; presance presence; prevelent prevalent; privelege privilege;
privilage privilege; priviledge privilege; privilige privilege; probabaly probably; probalby probably; probally probably; probaly probably; proble
problem; proceedure procedure; profesional professional; profesor professor; proffesional professional; proffesor professor; proffessional
professional; prominant prominent; pronounciation pronunciation; propoganda propaganda; publically publicly; questionaire questionnaire; questionairre
questionnaire; quizes quizzes; realy really; reasonible reasonable; reccomend recommend; reccomended recommended; reccommend recommend; reccommended
recommended; reciept receipt; reciepts receipts; recieve receive; recieved received; recieves receives; recieving receiving; recomend recommend;
recomendation recommendation; recomendations recommendations; recomended recommended; referal referral; refered referred; refering referring; rehersal
rehearsal; rehersals rehearsals; relevent relevant; religous religious; remeber remember; repare repair; repared repaired; rememberance remembrance; remembrence remembrance;
repitition repetition; resistence resistance; resourses resources; responce response; responsability responsibility; responsable responsible;
restarant restaurant; restaraunt restaurant; restaraunts restaurants; restaurent restaurant; restraunt restaurant; restuarant restaurant; rythm
rhythm; rythym rhythm; sacrafice sacrifice; saftey safety; sattelite satellite; scedule schedule; schedual schedule; scisors scissors; secratary
secretary; secretery secretary; secretry secretary; sence sense; sentance sentence; sentances sentences; seperate separate; seperated separated;
seperately separately; seperating separating; seperation separation; severly severely; sevral several; shedule schedule; shoud should; shutted shut;
similiar similar; simillar similar; simular similar; sincerley sincerely; sincerly sincerely; sofware software; somebodys somebody's; speach speech;
specialy specially; specificaly specifically; stoped stopped; stoping stopping; stregth strength; strengh strength; strenght strength; stuborn
stubborn; studing studying; subtley subtly; succede succeed; succesful successful; succesfully successfully; successfull successful; successfuly
successfully; sucess success; sufficent sufficient; supercede supersede; supose suppose; suposed supposed; supress suppress; suprise surprise;
suprised surprised; suprising surprising; suprisingly surprisingly; suround surround; surounded surrounded; surounding surrounding; surveilance
surveillance; swiming swimming; teh the; tempature temperature; temperture temperature; tendancy tendency; thankyou thank you; thier their; threshhold
threshold; tomatos tomatoes; tommorow tomorrow; tommorrow tomorrow; tomorow tomorrow; tomorrrow tomorrow; tounge tongue; tradgedy tragedy; transfered
transferred; transfering transferring; tremendus tremendous; tought thought; truely truly; truley truly; tryed tried; twelth twelfth; tyrany tyranny; uneccessary
unnecessary; unecessary unnecessary; unfortunatley unfortunately; unfortunatly unfortunately; unfortuntely unfortunately; unneccessary unnecessary;
untill until; unuseable unusable; usally usually; usefull useful; usuable usable; usualy usually; vaccum vacuum; vaccume vacuum; vacume vacuum;
vegatable vegetable; vegatables vegetables; vegtable vegetable; vegtables vegetables; vehical vehicle; vehicals vehicles; vetinary veterinary; vicotry
victory; visable visible; visious vicious; volenteer volunteer; volenteers volunteers; volonteer volunteer; volunter volunteer; volunters volunteers;
warrenty warranty; wednsday Wednesday; wellcome welcome; wendsday Wednesday; wensday Wednesday; whereever wherever; whith with; whther
whether; wich which; wierd weird; wierdly weirdly; withold withhold; wonderfull wonderful; woudl would; writting writing; yatch yacht; yeild yield;
yeilds yields;
inspecter inspector; inspecters inspectors; directer director; directers directors; docter doctor; docters doctors; moniter monitor; moniters monitors;
editer editor; editers editors; visiter visitor; visiters visitors; professer professor; professers professors; conducter conductor; adress address;
exersise exercise; exersises exercises; fourty forty; telefone telephone; hisself himself; theirselves themselves;
agains against; rember remember; rembered remembered; remembring remembering; probly probably; prolly probably; obviosly obviously; obvously obviously;
thruout throughout; definitley definitely; defenitely definitely; exept except; exersice exercise; exercize exercise; ofcourse of course;
wellbeeing wellbeing; wheras whereas; witheld withheld; wrok work; yesturday yesterday; peopel people; peple people; pepole people; langauge language;
garentee guarantee; garuntee guarantee; guarante guarantee; guage gauge; guages gauges; 
miniscule minuscule; mementoe memento; neccesarily necessarily; noticably noticeably; nieghbor neighbor; oppurtunities opportunities;
pronounciations pronunciations; prefering preferring; preferrable preferable; reccommendation recommendation; refridgerator refrigerator; fridgerator refrigerator;
relevence relevance; religeous religious; seige siege; sargent sergeant; sergent sergeant; shephard shepherd; shepard shepherd; sieze seize; siezed seized;
sollicitor solicitor; soliciter solicitor; tariffe tariff; tarrif tariff; tarrifs tariffs; tatoo tattoo; tatoos tattoos; tempory temporary; temporaly temporarily;
tenent tenant; tenents tenants; tennant tenant; trafic traffic; transfering transferring; vengance vengeance; vidoe video;
villian villain; volcanoe volcano; wendesday Wednesday; wensdays Wednesdays; wheter whether; wholy wholly; forcast forecast; forcasts forecasts; taht that; thsi this; waht what; wnat want; jsut just;
alos also; tiem time; knwo know; liek like; hte the; yuo you; tehy they; tehre there; whcih which; wihch which; wiht with; wtih with; thna than
`;

/** By the misspelling, in lower case. */
export const misspellings: Readonly<Record<string, string>> = Object.fromEntries(
  rows
    .replaceAll("\n", " ")
    .split(";")
    .map((row): [string, string] => {
      const [wrong = "", ...right] = row.trim().split(" ");
      return [wrong, right.join(" ")];
    }),
);
