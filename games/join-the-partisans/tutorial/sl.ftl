# Učna igra Join the Partisans!

welcome = Slovenija, pomlad 1941: dežela je zasedena in razdeljena. V petih minutah prehodiš svoje prvo leto vojne. Tu ne more nič spodleteti in kadar koli se lahko vrneš.
figure = Najprej postavi svojo figuro na zemljevid. Še ne veš, kam te bodo poslali, zato začni blizu sredine: na Vrhniki, jugozahodno od Ljubljane.
    .otherwise = Tudi to je dober kraj, a ta lekcija se začne na Vrhniki.
white = Vsak postavi eno belo postojanko: drugi sovražni cilj za pozneje v letu. Ležati mora vsaj tri korake od vsake druge. Svojo postavi v Novo mesto.
    .otherwise = Kdaj drugič. Za to lekcijo jo postavi v Novo mesto.
order = Štab je vsem poslal ukaz. Tvoj: zavzemi stražni stolp na Rašici, tik severno od Ljubljane. Toda v Ljubljani zdaj stoji bela postojanka in skozi postojanko nihče ne hodi.
move = Kocka kaže 3: trije koraki. Pot skozi Ljubljano je zaprta, zato jo obidi, čez Žiri in Škofjo Loko v Kranj. Svetijo samo kraji, ki te približajo.
    .otherwise = Kranj je en korak od Rašice. Pojdi tja.
others = Igrajo tudi drugi. { $seat1 } s kockami zavzame Logatec in gre v šolo; { $seat2 } hodi proti Lovrencu. Boti igrajo v tvojem ritmu; zapis ob strani hrani vse.
battle = Prideš na Rašico in takoj napadeš. Najprej partizani: mečeš pet kock do trikrat, nato mora Os vreči več. Tri štirice so dober začetek: obdrži jih in vrzi drugi dve.
    .otherwise = Obdrži tri štirice: najboljša izbira je obrobljena. Potem vrzi.
again = Štiri enake kocke: KA-BOOM. Premaga ga le WOO-HOO, pet enakih. Naj velja, in glej, kako poskuša Os.
    .otherwise = Bolje skoraj ne more biti. Ustavi se.
school = Rašica je tvoja. Po vsaki barvni postojanki pride vprašanje partizanske šole, tu s tremi možnostmi za dve točki. Katera je najvišja gora v Sloveniji?
    .otherwise = Premisli: ime pove, da ima tri glave.
reveal = Pravilno, dve točki. Vsi preberejo odgovor in zakaj je tak. Zdaj druga polovica leta: bela postojanka. Najbližja stoji v Ljubljani. Najprej so na vrsti drugi.
mission = Prideš v Ljubljano in vlečeš posebno nalogo. Ta pravi: najprej Os. Os je vrgla BAREHAND, par; vreči moraš več. Obdrži par šestic.
    .otherwise = Obdrži šestici in vrzi druge.
won = Tri in dve: BA-DA-BANG premaga BAREHAND. V prvem poskusu naloga prinese dve točki. Tvoje leto 1941 je opravljeno.
captive = Toda { $seat1 } ima v Postojni drugo karto: ujetništvo. Ujetnik pobegne le s petimi enakimi kockami; tovarišu, ki pride, zadoščajo štiri. Zate se začne novo leto: njegovo belo postojanko postavi v Celje.
    .otherwise = Za to lekcijo jo postavi v Celje.
rescue = Kocka kaže 3 in Postojna je tri korake daleč. Takšni stranski cilji niso nikoli obvezni, a vedno na izbiro. Pojdi na pomoč.
    .otherwise = V Postojni je ujet tovariš. Pojdi tja.
freed = Štiri petice naenkrat: tovariš je prost, ti pa imaš dve točki več.
done = To je bilo leto 1941. Še štiri taka leta in kdor ima največ točk, je narodni heroj; zadnji na plošči pa pade. Vse drugo se razloži, ko pride, s povezavo do pravila.
