/** Twelve characters and more, from published leaks; not complete (ASVS 2.1.7). In lower case, without blanks. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `1234qwerasdf 1234qwerasdfzxcv 123qweasdzxc 1a2b3c4d5e6f 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx3edc 1qaz2wsx3edc4rfv
  1qazxsw23edc aaaaaa111111 abcd1234abcd abcdef123456 admin123admin adminadmin12 administrator asdf1234asdf
  asdfasdfasdf asdfghjkl123 barcelona2010 barcelonafc1 batterystaple behappy12345 billionaire1 bitcoinbitcoin
  bitcoinmoon1 blink182blink captainamerica changeme1234 changemenow1 charlieangel cheesecake12 chelseafc1905
  chocolate123 christopher1 cocacola1234 computer1234 correcthorsebatterystaple cristianoronaldo default12345
  defaultpassword doyouloveme1 dragonball123 dragonballz1 elephant1234 facebook1234 fuckyou12345 fuckyoubitch
  gangsta12345 gobarcelona1 godisgood123 godislove123 goodmorning1 google123456 hakunamatata harrypotter1
  harrypotter7 hellohello12 helloworld12 helloworld123 heyhey123456 hodlhodlhodl hotmail12345 iamthebest12
  iamthebest123 ihateyou1234 iloveeminem1 ilovejesus123 ilovemyfamily ilovemylife1 ilovemymom12 ilovemyself1
  ilovemyself2 iloveyou1234 iloveyou12345 iloveyou2much iloveyoubaby iloveyouforever iloveyousomuch imagination1
  independence internet1234 iwillsurvive jesuschrist1 jesusislord1 jesuslovesme jesussaves12 justinbieber
  justintimberlake kakashi12345 kingkong1234 leonardodicaprio letmein12345 letmeinplease linkedin1234 linkinpark12
  liverpool123 liverpoolfc1 liverpoolfc8 lovelove1234 loveme123456 manchester12 manchesterunited masterpassword
  metallica123 michael12345 michaeljackson michelle1234 minecraft123 monkey123456 motherfucker motorola1234
  mynameis1234 mypassword12 mypassword123 mysecretpassword naruto123456 nevergiveup1 newpassword1 nopassword12
  onedirection opensesame12 p@ssw0rd1234 pa55w0rd1234 passw0rd1234 password!123 password1234 password12345
  password123456 passwordpassword patrick12345 philadelphia pokemon12345 princesa1234 princess1234 q1w2e3r4t5y6
  q1w2e3r4t5y6u7 qazwsx123456 qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qwe123asd456 qwe123qwe123 qweasdzxc123
  qwer1234asdf qwerasdfzxcv qwerty123456 qwertyqwerty qwertyuiop12 realmadrid12 realmadrid123 rockstar1234
  rootrootroot satoshinakamoto schalke04schalke sexylady1234 skywalker123 slipknot1234 snoopdogg420 spiderman123
  spongebob123 starwars1234 summer123456 sunshine1234 superman1234 supersecret1 swordfish123 test12345678
  testtesttest thankyoujesus thankyoulord thequickbrownfox tinkerbell12 togetherforever tothemoon123 transformers
  trustno1trustno1 unbelievable volkswagen12 welcome12345 whatever1234 whateverwhatever williamshakespeare
  winniethepooh wordpass1234 youarethebest zaq12wsxcde3 zaq1xsw2cde3 zxcvasdfqwer`.split(/\s+/),
)

/** Figures or marks around them do not make a password. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `abc abcdef access admin administrator alexander amanda america andrea andrew angel anthony apple arsenal ashley
  asdf asdfgh asdfghjkl azerty baby bailey banana barcelona baseball basketball batman beautiful bitcoin blink blockchain
  butterfly changeme charlie cheese chelsea chocolate computer cookie crypto daniel default diamond dragon elephant
  ethereum facebook family flower football forever freedom friends fuckyou ginger google guest hannah happy hello hockey
  hunter iloveu iloveyou internet jasmine jennifer jessica jesus jordan joshua justin killer ledger letmein liverpool
  login london love lovely lovers maggie manchester master matthew merlin metamask michael michelle monkey mustang
  mypassword naruto newpassword nicole ninja pass passw passwd password passphrase pepper pokemon princess purple pussy
  qazwsx querty qwerty qwertyuiop qwertz rainbow realmadrid robert root samsung satoshi secret shadow soccer spiderman
  starwars summer sunshine superman test tester thomas tigger trustno twitter user victoria wallet welcome whatever
  william winter yankees zxcvbn zxcvbnm`.split(/\s+/),
)
