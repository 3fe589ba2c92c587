/** English verbs in the base form, parted by whether the word is a noun too. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Hardly ever anything but a verb. */
export const pureVerbs = words(
  "accept achieve add admit advise afford agree allow announce annoy apologise apologize appear apply appoint argue arrange arrive ask assume attend attract avoid bake become begin behave believe belong borrow break breathe bring build buy calculate carry celebrate choose collect compare complain confirm confuse connect consider consist contain continue contribute cost create decide defend deliver depend deserve destroy develop die disagree disappear discover discuss divide draw earn eat employ encourage enjoy ensure enter examine exist expect explain express fail feed feel fill find fix follow forget forgive get give go grow happen hear hide hire hold ignore imagine improve include increase inform insist introduce invite join keep know last learn leave lend listen live lose maintain make manage mean meet mend mention need obtain occur offer organise organize own pay perform persuade postpone prefer prepare prevent produce promise protect prove provide publish put quit raise read realise realize receive recognise recognize recommend reduce refer refuse regret relate remain remember remind remove repair repeat replace require rescue resist retire save say see seem sell send serve sing sit solve speak spend spoil stand stay steal suffer suggest suppose survive take teach tell tend think throw touch treat try understand unite use vary visit wait want warn wear weigh win wonder worry write",
);

/** Verbs that are nouns or adjectives as often. */
export const doubleVerbs = words(
  "act aim answer arm attack back balance bath bend bill bite blame block blow board book box brush burn call camp care catch cause change charge chat check claim clean climb close cook copy cough count cover crash cross cry cut dance deal delay design diet dig drag dream dress drink drive drop dry end escape exit face fall farm fear fight finish fish fit fly fold force frame fry guess guide hand hate head heat help hike hit hope hunt hurry hurt iron jog joke judge jump kick kill kiss knock land laugh lead lie lift light like limit line link list lock look love mark match mind miss mix move name nod note open order pack paint park part pass phone pick place plan plant play point post practise pray press print pull pump push question queue race rain reach rent reply report rest return ride ring rise roll row rule run rush sail search shake share shine ship shock shop shout show shut sign sink skate sleep slip smell smile smoke snow sort sound stamp stare start state step stick stop stretch study supply support surprise swim switch talk taste tear test thank tie tip top trade train travel trust turn view vote wake walk warm wash waste watch water wave welcome wish work wrap",
);

/** Whether the word is the base of a verb that we know. */
export const isVerbBase = (word: string): boolean => pureVerbs.has(word) || doubleVerbs.has(word);

/** Bases that are their own past: `he put` is right. */
export const unchanging =
  /^(?:cut|put|set|let|hit|hurt|cost|read|shut|quit|bet|burst|cast|spread|split|beat)$/;

/** The simple past and the participle of what is made up by the rule for verbs that do not follow it. */
export const wrongPasts: ReadonlyMap<string, readonly [past: string, participle: string]> = new Map(
  "teared tore torn,catched caught caught,buyed bought bought,blowed blew blown,falled fell fallen,thinked thought thought,bringed brought brought,brang brought brought,brung brought brought,growed grew grown,knowed knew known,throwed threw thrown,drawed drew drawn,runned ran run,swimmed swam swum,drinked drank drunk,sleeped slept slept,keeped kept kept,feeled felt felt,speaked spoke spoken,breaked broke broken,stealed stole stolen,freezed froze frozen,rised rose risen,writed wrote written,rided rode ridden,drived drove driven,shaked shook shaken,weared wore worn,sweared swore sworn,sitted sat sat,standed stood stood,understanded understood understood,getted got got,goed went gone,comed came come,becomed became become,gived gave given,eated ate eaten,telled told told,selled sold sold,teached taught taught,fighted fought fought,builded built built,sended sent sent,spended spent spent,losed lost lost,heared heard heard,maked made made,taked took taken,tooken took taken,leaded led led,holded held held,shutted shut shut,winned won won,beated beat beaten,bited bit bitten,digged dug dug,forgetted forgot forgotten,forgived forgave forgiven,hided hid hidden,layed laid laid,meeted met met,shooted shot shot,sticked stuck stuck,striked struck struck,waked woke woken,withdrawed withdrew withdrawn,overtaked overtook overtaken,springed sprang sprung,shrinked shrank shrunk"
    .split(",")
    .map((row) => {
      const [wrong = "", past = "", participle = ""] = row.split(" ");
      return [wrong, [past, participle]];
    }),
);
