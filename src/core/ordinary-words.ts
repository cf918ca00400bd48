/**
 * English words that are also acronyms, names or products. A keyword written with capitals that folds to one of
 * these keeps its case: `US` is not "us", `Go` is not "go", `Nice` is neither "nice" nor "NICE".
 * Our own list (general English), version 2026-11-30.
 */
const ORDINARY = `
a able about above act add after again age ago aid aids aim air alert alive all alone along also am an and ant any app apt arc are arm army art as
ask at ate awe back bad bag band bank bar base bass bat be beam bean bear beat bed bee been beer bell belt best bet big bill bin bit bite blow boat body
bold bolt bond bone book boot born boss both bow bowl box boy bus but buy by cab cake call calm came camp can cap car card care cart case cash cast cat cell chip
city clay club coal coat code coin cold come cook cool cope copy core corn cost crew crop cry cup cut dad dam dark dart data date day dead deal dear deck deep den
dent did die diet dig dim dip dish do dock does dog done door dose dot down draw drip drop drug dry due dug dust duty each ear earn ease east easy eat echo
edge else end era even ever evil exam eye face fact fail fair fall fan far farm fast fat fate fear fee feed feel fell felt few file fill film find fine fire firm
first fish fit five fix flag flash flat flew flow fly foam fog fold food foot for fork form fort four fox free from fruit fuel full fun fund gain game gas gate gave get gift
girl give glad go goal goat god gold golf gone good got gray great grew grid grip grow gun guy had hail half hall hand hang happy hard harm has hat hate have he head heal hear
heat hell help her here hero hey hi hid high hill him hint hip his hit hold hole home hood hope horn host hot hour how hub huge hum hung hunt hurt i ice
idea if ill in ink inn inner into is it its jam jar jet job join joke joy jump just keen keep key kick kid kind king kit knee knew know lab lack lad lady lake
lamp land lap large last late law lay lead leaf lean leap left leg less let lid lie life lift light like limb lime line link lion lip list lit little live load loan lock log logic lone long
look loop lord lose loss lost lot loud love low luck lung mad made mail main make male man many map mark mask mass mat may me meal mean meat meet melt men
menu mere mess mice might mild mile milk mill mind mine mint miss mob mode mom mood moon more most move much mud must my nail name near neat neck need nest net never new news
next nice night nine no nod none noon nor norm nose not note now nut oak oath odd of off oil ok old on once one only onto open or our out oven
over own pace pack pad page paid pain pair pan park part pass past path pay peace peak peer pen pet pick pie pig pile pin pink pipe pit place plan play plot plus poem poet
pole poll pool poor pop port pose post pot pour power pray pub pull pump pure push put quit race rack rag raid rail rain ran rank rare rat rate raw ray read reading real red rent rest rib
rice rich rid ride right ring rip rise risk road rob rock rod role roll roof room root rope rose row rub rude rug rule run rush sad safe sail sale salt same
sand sat save saw say scan sea seat see seed seek seem seen self sell send sent set sex shall she ship shoe shop shot show shut sick side sigh sight sign silk
sin sing sink sir sit site six size ski skin sky slim slip slow small smart smile smoke snow so soap soft soil sold sole some son song soon sort soul sound soup sour space span speak
speed spin spot spy star stay stem step stir stop storm such suit sum sun sure swim tag tail take tale talk tall tank tap tape task tax tea team tear tell ten tend tent
term test than that the them then they thin this thus tide tie tight till time tin tiny tip tire to toe told toll ton too tool top toss tour town toy trap tray
tree trim trip true try tube tune turn twin two type ugly unit up upon us use van vast very vet via view vote wage wait walk wall war warm was wash wave way we weak
wear web week well went were west wet what wheat wheel when where which while white who why wide wife wild will win wind wine wing wire wise wish with woman won wood word wore work
world worm worn would yard yes yet you young your zero bath mobile react flutter angular electron signal march may polish swift match express chase discover stem wing riot dash sage pins mercury`;

/** Of these the form in capitals (`APPLE`, `META`, `FED`) is the name as well, never the ordinary word in a normal headline. */
const NAMES_TOO = `
alphabet amazon apple arm block broadcom bumble canon caterpillar china cisco coach corning delta domino fed ford gap general hershey honey intel jaguar java lucid meta
micron mint nest notion oracle orange palm peloton pinterest python rivian roku ruby rust salesforce shell signal slack snap spark sprint sprouts square stripe subway sun target
telegram threads toast triumph turkey twitch uber unity vale visa wolfspeed workday zoom chevron coke dove tide puma galaxy pixel surface kindle echo edge chrome safari swan`;

export const ORDINARY_WORDS: ReadonlySet<string> = new Set([...words(ORDINARY), ...words(NAMES_TOO)]);
export const NAME_WORDS: ReadonlySet<string> = new Set(words(NAMES_TOO));

/** Words whose form with -s is another word or name (`new`/`news`, `arm`/`arms`, `William`/`Williams`). */
export const NO_PLURAL: ReadonlySet<string> = new Set(
  words(`new custom mean arm good william robert adam john jean roger peter stephen phillip edward richard jone harri hughe jame evan wale athen
brussel naple glass physic economic politic ethic mathematic new-york time lo la pari texa kansa arkansa christma jesu viru statu bu ga new ha hi it
thi i a wa doe ye new siemen reuter mercede davi daniel michael matthew andrew simon samuel gate job wing bond broadcom ro ve se e sander mar ja lo`),
);

/** Lower-case words that end in -s and are no plural: they are not also sought without it. */
export const NO_SINGULAR: ReadonlySet<string> = new Set(
  words(`news series species means headquarters lens gas bias texas paris reuters mercedes siemens brussels athens davos kansas wales politics economics
philippines netherlands maldives bahamas emirates states williams sanders adams times always across perhaps afterwards besides customs arms glasses goods
robotics logistics electronics semantics ethics physics mathematics diabetes measles herpes rabies james charles thales hermes airbus pegasus
levis wells jones evans davis lewis harris morris travis alps andes urals hamas abbas houthis atlas christmas chaos cosmos kudos canvas pampers`),
);

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
