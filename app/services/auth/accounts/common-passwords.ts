/** Passwords that satisfy the rule and are among the first that anybody tries; lower case. */
const common = new Set(
  `
  password1 password12 password123 password1234 password12345 password2 password3 password01 password11
  password99 password7 passw0rd p@ssw0rd p@ssword1 passw0rd1 pa55word pa55w0rd p4ssword p4ssw0rd passwort1
  passwort123 motdepasse1 contrasena1 parola123 haslo123 heslo1234 wachtwoord1 senha123 qwerty12 qwerty123
  qwerty1234 qwerty12345 qwerty123456 qwerty1q qwerty01 qwerty11 qwerty22 qwertyuiop1 qwertyui1
  1qwertyuiop 123qwerty 1234qwer qwer1234 qwer12345 qwert123 qwert1234 qwert12345 12345qwert 123456qwerty
  azerty123 azerty12 azertyuiop1 qwertz123 qwertz12 asdf1234 asdfgh123 asdfghjkl1 asdfg12345 asd123456
  asd12345 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc
  1qaz1qaz 1qazxsw2 qazwsx123 qaz12345 zaq12wsx zaq1zaq1 zaq1xsw2 zxcvbnm1 zxcvbnm123 zxcv1234 1a2b3c4d
  1a2s3d4f a1b2c3d4 a1b2c3d4e5 abc12345 abc123456 abc1234567 abcd1234 abcd12345 abcd123456 abcde123
  abcde12345 abcdef123 abcdefg1 abcdefgh1 abc123abc 123abc123 1234abcd 12345abc 123456abc 123456ab
  12345678a 123456789a 1234567890a 123456789q 123456789z a12345678 a123456789 a1234567 a1234567890
  aa123456 aa12345678 aaa12345 aaa123456 aaaa1111 q12345678 q123456789 q1234567 z123456789 z1234567
  s1234567 m1234567 k1234567 as123456 qq123456 ww123456 zz123456 xx123456 aq123456 11111111a 111111aa
  1111111a 00000000a 123123aa 123123abc 123321aa 123456aa 12344321a 1234567a 987654321a admin123 admin1234
  admin12345 admin123456 administrator1 root1234 root12345 user1234 user12345 guest123 guest1234 test1234
  test12345 test123456 testtest1 testing1 testing123 demo1234 login123 login1234 welcome1 welcome12
  welcome123 welcome1234 changeme1 changeme123 letmein1 letmein12 letmein123 secret12 secret123 default1
  temp1234 master12 master123 master1234 server123 oracle123 computer1 internet1 google123 samsung1
  samsung123 apple123 android1 windows1 windows10 pokemon1 pokemon123 minecraft1 fortnite1 roblox123
  iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveu123 loveyou1 lovely12 lovers12 forever1 princess1
  princess12 princess123 sunshine1 sunshine12 sunshine123 football1 football12 football123 baseball1
  baseball12 basketball1 soccer12 hockey123 liverpool1 chelsea1 arsenal1 arsenal123 barcelona1 realmadrid1
  juventus1 superman1 superman123 batman123 spiderman1 starwars1 ninja123 dragon12 dragon123 monkey12
  monkey123 shadow12 shadow123 tigger12 tiger123 killer123 hunter12 hunter123 ranger12 rangers1 yankees1
  eagles12 cowboys1 steelers1 mustang1 ferrari1 mercedes1 corvette1 harley12 cookie123 chocolate1
  butterfly1 flower123 summer12 summer123 winter12 winter123 spring123 autumn123 whatever1 blink182
  michael1 michael123 jordan23 jessica1 ashley12 daniel12 daniel123 charlie1 charlie123 thomas123 matthew1
  jennifer1 michelle1 nicole12 anthony1 andrew123 joshua123 william1 samantha1 elizabeth1 alexander1
  christian1 patrick1 maggie12 hello123 hello1234 hello12345 freedom1 trustno1 mynoob123 snoopy12 buster12
  angel123 babygirl1 baby1234 jesus123 jesus1234 money123 music123 lucky123 power123 happy123 family123
  friends1 friend123 hannah12 bailey12 peanut12 pepper12 ginger12
`
    .trim()
    .split(/\s+/),
);

/** Whether a password is one of the most common, whatever the case of its letters. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
