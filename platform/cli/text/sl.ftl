### Besede terminala, v slovenščini.

play-who = Ti si { $name } na mestu { $seat }. S teboj: { $others }. Za pomoč vtipkaj ?.
play-happened = Kaj se je zgodilo
play-so-far = Doslej:
play-on-board = številke stojijo zgoraj na plošči; vtipkaj številko ali ime
play-input-ended = Vnosa ni več; zapuščaš mizo.
play-form = Tvoj odgovor, največ { $max } znakov:
play-form-long = To je daljše od { $max } znakov.
play-all-possible = Zdaj je mogoče vse, kar igra pozna.
play-for-good = Tega ni mogoče vzeti nazaj.
play-not-forbidden = Nič tega ne prepoveduje.
play-own-question = Za vselej lahko izpustiš le vprašanja v potezi drugega; to je tvoje.
play-passing = Odslej izpuščaš: { $what }. Da te spet vpraša: o { $number }
play-asked-again = Spet boš vprašan.
play-no-such-order = Ukaza s to številko ni.
play-no-orders = Nisi pustil ukazov.
play-order = izpusti: { $what }
play-save-where = Kam shraniti? Vtipkaj: s igra.json
play-saved = Shranjeno: { $file }. Poskusi: staffetta verify { $file }
play-saved-early = Shranjeno: { $file }. Kocke bo mogoče preveriti, ko bo igra končana.
play-leave = Zapustiš igro? Ohrani se le, če jo shraniš (s DATOTEKA). [d/N]
play-yes = d da y
play-over = Igra je končana. l zapis, b plošča, s DATOTEKA shrani, q zapusti >
play-over-help = Vtipkaj s in ime datoteke, da igro shraniš, q, da odideš.
play-no-choice = »{ $line }« ni izbira: vtipkaj številko od 1 do { $most } ali ? za pomoč.
play-several = »{ $line }« je lahko kaj od tega: { $choices }
play-no-part = Na plošči ni »{ $name }«. So: { $parts }
play-taken-back = Vnos { $entry } je vzet nazaj.
play-rank = Mesto
play-player = Igralec
play-score = Točke
play-not-asked = to mesto zdaj ni vprašano
play-no-such-action = v tej igri ni dejanja »{ $name }«
play-nothing-to-withdraw = ničesar ni, kar bi to mesto lahko vzelo nazaj
play-help =
    3            izbira 3; zadošča tudi ime ali njegov začetek
    u            vzemi nazaj zadnjo izbiro ali svojo zadnjo potezo, dokler je to mogoče
    b, b all     znova pokaži ploščo; z vsem, kar se da pokazati
    b IME        pokaži del plošče s tem imenom
    i            kaj počnejo karte in ljudje, ki jih vidiš
    l, l 20      zapis: ves ali njegovih zadnjih 20 vrstic
    w            zakaj drugo zdaj ni mogoče
    w 3          kaj pomeni izbira 3: pravilo, cena, verjetnost
    w IME        zakaj dejanje s tem imenom ni mogoče
    r, r ID      preberi pravilo vprašanja ali katero koli pravilo
    p            izpusti zdaj in vsakič, ko si tako vprašan
    o, o 1       tvoji ukazi; prekliči ukaz 1
    s DATOTEKA   shrani igro do sem (.json za branje, .stf zgoščeno)
    q            zapusti igro
