# The tutorial of Repubblica Ribelle

welcome = Montefiorino, summer 1944: partisans have freed a valley and govern it. You are one of three commanders who keep this Republic alive. In five minutes you play its first mission. You can go back at any time.
commander = First choose who you are. Each commander has a base and a Leader card whose three numbers count in Military, Political and Social missions. Take Carlo.
    .otherwise = Another time. In this lesson you are Carlo.
mission = The first mission is a Military one: everybody’s scores together must reach 21. Fail, and the Republic loses Health; at zero all of you lose. If it lives, whoever has most points wins.
staff = Before a Military mission you may talk. { $seat1 } pledges about 13, { $seat2 } will give nothing. Promises bind nobody. You need not say anything: you are ready.
    .otherwise = Say nothing for now: press Ready.
move = Manoeuvres. Your Detachment (DM) stands in Montefiorino. A card’s effect works only with a piece of yours on the resource that it shows; one lies at Barigazzo. Press your DM, then Lama Mocogno, then Barigazzo: two borders, two movement points.
    .otherwise = Press your Detachment, then Lama Mocogno, then Barigazzo.
moved = Good. Your Commissar (CP) may stay where it is. End your manoeuvres.
    .otherwise = That is enough: end your manoeuvres.
cards = Now lay cards face down, as many as you like: their red number counts here. Lay your Leader and two strong cards, then commit. What you lay you cannot keep as points.
    .otherwise = Lay the Leader and the two ringed cards, then commit.
reveal = All cards are turned up together. From the first player on, each commander may activate effects, then counts.
effects = { $seat2 } has used an effect and taken a card from your hand. An effect needs a piece of yours on the resource that the card shows, or your faction’s sign. Two of yours can be used: press the ringed one.
    .otherwise = Activate the ringed card.
another = And the other one.
    .otherwise = Activate the ringed card.
store = 21 are reached: the mission succeeds. The reward: everybody puts one card face down on the Military score pile and draws. Its Military number is your points. Put the ringed one there.
    .otherwise = Put the ringed card on the pile: it is worth most there.
highest = You had the highest score of all, so you place another one, and the mission itself is yours.
    .otherwise = Put the ringed card on the pile.
done = Then everybody is supplied, and the next mission comes. In Political and Social ones you lay one card at a time or pass, and each commander counts alone. After the last mission the piles are counted.
