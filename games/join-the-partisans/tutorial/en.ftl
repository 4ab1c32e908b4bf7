# The tutorial of Join the Partisans!

welcome = Slovenia, spring 1941: the country is occupied and divided. In five minutes you fight through your first year of the war. Nothing here can go wrong, and you can go back at any time.
figure = First put your figure on the map. You do not know yet where you will be sent, so begin near the middle: in Vrhnika, south-west of Ljubljana.
    .otherwise = A good place too, but this lesson begins in Vrhnika.
white = Everybody puts one white outpost on the map: a second enemy post, for later in the year. It must lie at least three steps from every other. Put yours in Novo mesto.
    .otherwise = Another time. For this lesson put it in Novo mesto.
order = Headquarters has sent everybody an order. Yours: take the watchtower at Rašica, just north of Ljubljana. But a white outpost now stands in Ljubljana, and nobody walks through an outpost.
move = The die shows 3: three steps. The way through Ljubljana is closed, so walk around it, by Žiri and Škofja Loka to Kranj. The table lights only places that bring you nearer.
    .otherwise = Kranj lies one step from Rašica. Go there.
others = The others play too. { $seat1 } takes Logatec by dice and goes to school; { $seat2 } walks towards Lovrenc. Bots do it at your pace; the record at the side keeps everything.
battle = You reach Rašica, and attack at once. Partisans first: you roll five dice up to three times, then the Axis must roll higher. Three fours are a good beginning: keep them and roll the two others.
    .otherwise = Keep the three fours: the best keep is outlined. Then roll.
again = Four equal dice: KA-BOOM. Only WOO-HOO, five equal, would beat it. Let it stand, and watch the Axis try.
    .otherwise = It can hardly get better. Stop here.
school = Rašica is yours. After each coloured outpost comes a question of the Partisan School, here with three options for two points. Which is the highest mountain of Slovenia?
    .otherwise = Think again: its name says that it has three heads.
reveal = Right, two points. Everybody reads the answer and why it is so. Now the second half of the year: a white outpost. The nearest stands in Ljubljana. The others move first.
mission = You walk into Ljubljana and draw a special mission. This one says: Axis first. The Axis has rolled BAREHAND, a pair; you must roll higher. Keep the pair of sixes.
    .otherwise = Keep the two sixes and roll the others.
won = Three and two: BA-DA-BANG beats BAREHAND. At the first attempt a mission brings two points. Your year 1941 is done.
captive = But { $seat1 } drew another card in Postojna: captured. A captive escapes only with five equal dice; a comrade who comes needs four. A new year begins for you: put its white outpost in Celje.
    .otherwise = For this lesson put it in Celje.
rescue = The die shows 3, and Postojna is three steps away. Side goals like this are never forced, but always offered. Go and help.
    .otherwise = A comrade is in prison in Postojna. Go there.
freed = Four fives at once: your comrade is free, and you have two points more.
done = That was 1941. Four more years like it, and whoever has most points is People’s Hero; but the last one left on the board perishes. What else may happen is explained when it comes, with a link to its rule.
