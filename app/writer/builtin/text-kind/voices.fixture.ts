/** Pieces of opinion, advertisements, price lists and reports of incidents in varied voices, and texts that look like them. */

export const opinions: readonly string[] = [
  `# Hang the keys back up

I have been caretaker at the Stone Street school for eleven years, and I am tired of the door codes.

Think about what a code is. It is a key that everybody has. Four hundred parents have ours, and so has the man who reads the meters. We changed it in May and it was on the class chat before lunch.

There is one objection against it: keys get lost. They do. I lost two in eleven years and both were in my other coat. The code we lose every week.

If the head wants to know who comes in, fair enough, put a bell on it. Just don't tell me that a number on a sticky note is a lock.`,
  `Wait for the second bus

I drive the 14, the last one out of Harmer at ten past eleven, and I would like to put in a word with whoever writes the timetable.

The film at the Ritz ends at five past. You can see it from my cab. They come out, doing up their coats, and I have to pull away, because if I leave at 23.13 a screen in Leeds goes red.

I've been told that the times are agreed with the county and can't be moved before April. I believe them. I also believe that nobody in that room has ever stood at Harmer in the sleet.

"They could leave before the end." Well, would you?

Three minutes is all I'd ask for. Come and ride with me one night. Bring a hat.`,
  `# Weigh the flour

My grandmother baked by the cup and so did yours. They knew their cup. I sell cookery books on Elm Avenue, and every week somebody brings one back because the cake was a brick.

A cup of flour is 110 grams if you sift it and 160 if you dig. I tried it this morning with nine customers and got nine cakes.

The publishers say that people don't own scales. Then sell them one! A scale costs $12 and this book costs $38.

So, two things. Grams first, in the same size of type. And leave the cups in brackets for my grandmother.`,
  `I keep bees on the roof of the fire station, and I'd like to complain about the lavender.

It was planted all along Quay Road last spring, 900 plants, at a cost of £7,000, and in June, the week it opens, a contractor comes with a hedge cutter and takes the flowers off. I asked him why. He said it was on his sheet.

I have heard the answer. It is that people walking past get stung. In six years there has been one sting, and that was me.

Do the sum. £7,000 for nine days of lavender is £777 a day. Leave it till August. The contract comes up on the 4th, and it's item 12. If you've ever bought a jar from me, think about where it came from.`,
  `# Let the children see the chickens go

We buy our school dinners from a kitchen forty miles away, and on Thursdays it is chicken. Nobody in Year 4 can say what part of the bird it is. I asked.

I teach them, and I keep hens. Last term I offered to bring two to class, live ones, and later to cook them at home and tell the children so. The governors said no. They had had an e-mail.

I understand that. I would sooner a child met its dinner once with me than never at all, though, and I don't see who is spared by a nugget.

Nobody's asking for blood. A hen would do, a hutch and an honest answer when somebody asks where Dotty is.

So ask me again in the spring.`,
  `# A till is not a person, but it was nice to have one

They took out the last staffed till at our Brightway in March. There are nine machines now and a girl who runs between them with a card, apologising.

My case is a small one. I am seventy-nine. I used to speak to Maureen on a Tuesday and to the vicar on a Sunday, and I am not religious.

The manager was kind about it. He says it is quicker, and for him it may be. He says young people like it. Ask one.

I'm not asking for nine. I'm asking for one, from ten till twelve, with a stool. You could put a sign over it: slow. We'd all queue there and be no trouble.`,
  `Everybody on the allotment committee wants the hedge out but me, so I had better say why.

It is 60 yards of hawthorn and it takes two Saturdays a year to cut. A fence would take none. They're right about that, and they are right that I don't do the cutting, since my knee.

But a fence has to be paid for, £2,400 on the only quote we have, and it'll be firewood in fifteen years. The hedge was there in 1946. It lets the wind through and keeps the football out. There are four wrens in it.

Nobody has asked the wrens. Vote against it on Thursday, or come with a saw in October and find out how long two Saturdays really are.`,
];

export const adverts: readonly string[] = [
  `# Upright piano, needs a good home

My mother's Bentley, 1962, walnut. She played it every day and we don't play it at all. Tuned last in 2021, a bit flat at the top, one sticking key (the F above middle C). All the pedals work.

Ground floor, no steps, double doors. You'd need four people and a van, and I can lend you the straps.

£120. Cash on the day. Ring Ines after six, Whitby.`,
  `**Chest freezer, runs fine**

Selling the freezer out of my garage, moving to an apartment. Frigidaire, 14 cubic feet, bought new in 2016. It has held two deer and a whole lot of corn and never quit.

- two baskets, one has a bent handle
- the lid light is out
- a scratch down the left side from the mower

It's about 110 pounds empty. Bring a friend. $90, or $75 if you take the corn too. Dayton, ask for Ruth, not on Sundays.`,
  `# Rowing machine, hardly rowed

Bought with good intentions in January. I have been on it eleven times and I counted. Water tank, ash frame, folds up against a wall. The screen tells you how far you've got, which in my case was Calais.

What's wrong with it: nothing, apart from me. A water ring on one leg.

Paid £480, would like £300. It comes apart with one key and goes in a hatchback. Collect from Lewes, weekends best.`,
  `# Tarpaulin bags, out of old lorry sides

*Cut and stitched by two of us in a barn at Crewe.*

Your bag will have letters on it and we can't tell you which. It's heavy stuff, welded at the seams, and it does not care about rain.

| Size | Holds | Price |
|---|---|---|
| Small | a lunch and a book | £28 |
| Middle | a week's shopping | £41 |
| Large | a small child, though don't | £56 |

Post is £4.20 whatever the size. Straps are seat belts. We guarantee the seams for six years. If you want a plain one, say so.`,
  `# Three church pews, pitch pine. £190 each

Out of the north aisle at St Bride's, taken out in 2009 and dry ever since. Numbered 7, 8 and 9, with the umbrella trays.

**Length** 214 cm
**Height** 92 cm
**Weight** more than you think

You should know that they never had backs to the feet, so they want a wall behind them. One has a name cut in it, Alfred, and I've left him there.

£500 for the three if you collect. We bring them for £40 within 25 miles. I'm in the yard Thursday to Saturday.`,
  `# Kiln, 13 amp, for somebody starting out

I learned on this one and now I've outgrown it. It is a front loader, 40 litres, and it goes to 1,250 degrees on an ordinary plug. Elements changed in 2022. Controller works, although the 7 key wants a firm thumb.

It'll take twelve mugs. I have put fourteen in and you can see where.

£650 with two shelves and a bag of props. You can see it fired before you pay. It's on wheels, the van isn't mine. Stroud.`,
];

export const priceLists: readonly string[] = [
  `# Seed potatoes by the kilo

We have grown seed on the Mearns since 1971, and since last year we have bagged it small as well.

| | Ready in | A kilo | 5 kilos |
|---|---|---|---|
| Duke of York, first early | 10 weeks | £2.40 | £9.50 |
| Charlotte, second early | 13 weeks | £2.60 | £10.50 |
| Desiree, main | 18 weeks | £2.20 | £8.50 |

Postage £4.50 up to ten kilos.

## Planting them

1. Stand them in egg boxes in the light until the sprouts are a thumbnail long.
2. Plant them four inches deep, a foot apart.
3. Draw the earth up when the leaves show.
4. Water them in a dry June.

## What people ask

*Can I cut them in two?* You can. Let the cut dry for a day.

Order by Wednesday noon and they leave on Thursday. Nothing goes out in a frost.`,
  `# Lamp oil and wicks

Prices from 1 March. All include VAT.

- Clear oil, 1 litre: £6.80
- Clear oil, 5 litres: £29.00
- Flat wick, 1 inch, a yard: £1.90
- Round wick, a yard: £2.40

Carriage is £5.20 for any order, free over £60.

**Fitting a wick**

1. Turn the old one right out.
2. Cut the new one square.
3. Soak it for ten minutes before you light it.
4. Trim the corners when it smokes.

We post on Mondays and Wednesdays. Orders after two o'clock wait for the next one.`,
  `# Sourdough starter, dried, by post

A packet is $7, three are $18. Shipping is $4 in the lower 48.

How to wake it:

1. Stir the flakes into two spoons of warm water.
2. Add two spoons of flour and cover it loosely.
3. Feed it again each morning.
4. Bake when it doubles in four hours.

It will keep in its packet for two years. If yours won't rise, write to us and we will send another.

Order before ten and it's in the mail by three.`,
];

export const incidents: readonly string[] = [
  `Incident report: slip at the loading door

Date and time: 3 March, 06.40
Where: bay 2
Reported by: T. Osei, shift lead

What happened
A driver stepped down from the tail lift on to wet concrete and fell on his left side. He was helped up by two loaders and sat in the office until 07.15. He did not want an ambulance.

What we found
The drain by bay 2 was blocked with shrink wrap. It had been reported on 19 February and put down as done. It was not done.

What we have done
The drain was cleared at 09.00. Mats were laid at all four bays. The list of jobs is now signed off by whoever reported them.`,
  `**To:** Harbour Master
**From:** L. Quist, night watch
**Date:** 9 October
**Subject:** Loose pontoon, east basin

1. At 02.20 the outer pontoon parted from its pile. The wind was south-west 7. Six boats were lying on it.

2. Two were moved by their owners, who had been sleeping aboard. Four were held by hand until 04.10.

3. Damage: one rail bent, one fender lost, one bow scratched over 40 cm.

4. The shackle had worn through. Of the 14 others I looked at by torch, five are worn by more than a third.

5. I ask that all 15 are replaced before the next spring tide, at about £38 each, and that the owners are written to.`,
  `# What went wrong with the bookings on 12 May

Summary: for 3 hours and 25 minutes nobody could book a court. 61 people tried.

## Timeline

- 17.05 The card reader was restarted by the cleaner, who needed the socket.
- 17.20 First call to the desk.
- 19.10 Ms Abara came back from her supper and saw the red light.
- 20.30 Bookings open again.

## Cause

The reader and the bookings share one plug, and nothing says so.

## What we change

The plug has a label now and a lock. A second line was ordered on 14 May (£18 a month).`,
  `Near miss, pool hall, Saturday 6 July

At 11.15 a ceiling tile came down into the shallow end. The tile weighs 1.4 kg. A class of eleven had left the water four minutes before. Nobody was hurt.

The lifeguard cleared the pool and rang me. I closed it until 15.00. The contractor found that nine clips in that row had rusted through. They were fitted in 2011 and should have been looked at every second year. I can find no record that they were.

We have taken down the whole row. The other six rows will be opened on Monday, and the pool stays shut until that is done. The cost is not known yet.

S. Ferrante, duty manager`,
  `ACCIDENT BOOK, sheet 88

Person hurt: Callum R., 17, on placement, second week
What they were doing: cutting kindling
Injury: cut to left thumb, 2 cm, three stitches at Borders General
Witnesses: none. D. heard it.

He had been shown the froe and not the hatchet, and the hatchet was on the bench. He used the hatchet. He was not wearing the glove and says nobody told him to, which I accept, since the sheet with the rule was behind the door.

To prevent it: hatchets are locked up at night and at lunch. The sheet has been moved. Two people now sign for a new starter's first week, and one of them is me.`,
];
