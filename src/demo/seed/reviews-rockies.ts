import type { SeedReview } from './seed-review';

export const reviewsOfRockies: readonly SeedReview[] = [
  {
    id: 'ro-1',
    resort_id: 'vail',
    author: 'member-arturo',
    rating: 4,
    created_at: '2026-01-09T02:41:17Z',
    title: 'Four days, no run twice except on purpose',
    comment:
      'Three teenage grandchildren, their parents and me, staying in Lionshead. China Bowl on a weekday morning was the high point: wide, soft, hardly anyone east of the Orient Express. Blue Sky Basin is further than the map suggests, so leave by nine and carry something to eat. Lunch for five at Two Elk cost about what we pay for a good dinner at home.',
  },
  {
    id: 'ro-2',
    resort_id: 'vail',
    author: 'member-rob',
    rating: 2,
    created_at: '2026-02-08T03:12:44Z',
    title: 'Mostly a review of Interstate 70',
    comment:
      'Three Saturdays planned from Denver this winter, one actually skied. The day I got there it took until eleven just to get out of the village, and the queue for High Noon filled the run-out. The bowls are worth it on a Tuesday. I have a job on Tuesdays.',
  },
  {
    id: 'ro-3',
    resort_id: 'vail',
    author: 'member-annika',
    rating: 4,
    created_at: '2026-03-14T18:05:09Z',
    title: 'Groomers before ten',
    comment:
      'Take an early cabin out of Vail Village and Riva Ridge is yours for two runs, long enough that my thighs noticed. I am a cautious skier and in every sector there was a blue way home. Those ways home are often catwalks, though, where snowboarders unstrap and everybody pushes.',
  },
  {
    id: 'ro-4',
    resort_id: 'beaver-creek',
    author: 'member-judith',
    rating: 5,
    created_at: '2026-02-19T16:22:31Z',
    title: 'Learning at the top instead of beside the car park',
    comment:
      'My youngest took her first lessons high up in McCoy Park, where the snow stayed dry and she could look at real mountains. The instructors spoke to her and not over her head. Escalators to the snow sound silly until you carry three pairs of skis. We paid far too much for the apartment and would do so again.',
  },
  {
    id: 'ro-5',
    resort_id: 'beaver-creek',
    author: 'member-emil',
    rating: 4,
    created_at: '2026-01-21T05:48:02Z',
    title: 'The downhill course is steeper than on television',
    comment:
      'Birds of Prey was open to the public the week we came, prepared like a table. One run was sufficient. Afterwards I stayed on Grouse Mountain, where the bumps are big and the queue is four people. In the evening the village is warm, tidy and asleep; take the bus to Avon if you need a normal supermarket.',
  },
  {
    id: 'ro-6',
    resort_id: 'breckenridge',
    author: 'member-josie',
    rating: 4,
    created_at: '2026-03-14T14:37:50Z',
    title: 'Works for a group that can’t agree',
    comment:
      'Eight of us flew in from Boston: two first-timers, a park kid, and my husband who only wants steep. Peak 9 for the lessons, Peak 6 and the Imperial chair for him, and everyone had found Main Street by five. The free gondola from town spared us a second hire car. Skip Saturday if you have any say in it.',
  },
  {
    id: 'ro-7',
    resort_id: 'breckenridge',
    author: 'member-marta',
    rating: 3,
    created_at: '2026-01-30T20:15:26Z',
    title: 'Headache for two days of five',
    comment:
      'Nobody warned me properly. The base is already higher than the highest summit in Poland and I spent two nights awake with my heart knocking. Then wind shut Imperial and the T-bar until Thursday. When they opened, Horseshoe Bowl made up for some of it. Sleep a night in Denver first, drink water, lower your plans.',
  },
  {
    id: 'ro-8',
    resort_id: 'breckenridge',
    author: 'member-ben',
    rating: 3,
    created_at: '2026-02-16T01:59:13Z',
    title: 'Peak 8 for the jumps, Peak 9 for the walking',
    comment:
      'Freeway is shaped by people who ride, you can tell from the take-offs. The rest of the hill is fine on a board provided you plan for the flats going across Peak 9. I didn’t, more than once. Holiday Sunday: 25 minutes for the Colorado chair.',
  },
  {
    id: 'ro-9',
    resort_id: 'copper-mountain',
    author: 'member-greg',
    rating: 4,
    created_at: '2026-11-14T19:20:38Z',
    title: 'Opening week, taken for what it is',
    comment:
      'Two ways down off American Eagle, race teams behind fencing on the rest, snow guns running all day. Nobody is pretending it’s winter yet. The ribbon was well covered, the bus from the free lot came every few minutes and I had ten laps by eleven. I wouldn’t fly here for it. From Frisco it beats staring at the forecast.',
  },
  {
    id: 'ro-10',
    resort_id: 'copper-mountain',
    author: 'member-kristof',
    rating: 4,
    created_at: '2026-02-27T17:03:55Z',
    title: 'She goes left, I go right, we meet at noon',
    comment:
      'My wife skis greens at Union Creek and I wanted bumps. Here that means one car park and two separate days: she never met anybody fast and I did not have to wait. Resolution for me until the knees complained. The centre village is concrete and shops. Spaulding Bowl was closed for wind on two afternoons out of four.',
  },
  {
    id: 'ro-11',
    resort_id: 'arapahoe-basin',
    author: 'member-greg',
    rating: 5,
    created_at: '2026-04-12T22:46:00Z',
    title: 'Pali laps',
    comment:
      'Ten runs under Pallavicini before lunch, then a burger cooked on a tailgate. If that chair were any faster I’d have to stop earlier.',
  },
  {
    id: 'ro-12',
    resort_id: 'arapahoe-basin',
    author: 'member-noah',
    rating: 3,
    created_at: '2026-02-22T13:28:41Z',
    title: 'Bring strong skiers and an early alarm',
    comment:
      'We flew in from New York with mixed ability and should have split up. My daughter is in her second season and had done everything suitable by eleven. On Saturday the lots were full when we came over from Keystone, and we were turned round. Up at Lenawee the wind took my breath in the literal sense. My brother-in-law, who spent all of Friday in the Beavers, says five stars.',
  },
  {
    id: 'ro-13',
    resort_id: 'arapahoe-basin',
    author: 'member-elise',
    rating: 5,
    created_at: '2026-04-20T08:11:19Z',
    title: 'Easter, American version',
    comment:
      'Corn snow in Montezuma at ten, the shady side cold until one, then folding chairs, sausages and a dog in sunglasses at the Beach. I did the short hike on the East Wall with a patroller describing the exit twice so that I got it. Sun cream in the morning and again at noon: the air up there filters nothing.',
  },
  {
    id: 'ro-14',
    resort_id: 'winter-park',
    author: 'member-hannah',
    rating: 5,
    created_at: '2026-02-02T21:50:07Z',
    title: 'A ski train that stops at the lifts',
    comment:
      'I don’t drive, which rules out most of Colorado. The train leaves Union Station early, goes through the Moffat Tunnel and lets you out a few steps from the gondola: skis in the rack, breakfast on my knees, no chains, no argument about parking. It was my first proper go at skiing, so I can only speak for the learners’ slopes and the patient man who taught six of us there. On the second weekend I came down a green from Sunspot in one piece. Two warnings: it doesn’t run every day of the week, and you should book the return when you book the outward. Going home most of our carriage was asleep before the suburbs.',
  },
  {
    id: 'ro-15',
    resort_id: 'winter-park',
    author: 'member-ruth',
    rating: 4,
    created_at: '2026-03-02T19:34:22Z',
    title: 'My brother’s first season on a sit-ski',
    comment:
      'The adaptive centre at the base has been at it for decades and it shows in how little fuss they make. One instructor, two volunteers, and on day three he was linking turns. I poked around Parsenn Bowl meanwhile and loved it. Getting back across to meet him took longer than I’d promised, twice.',
  },
  {
    id: 'ro-16',
    resort_id: 'winter-park',
    author: 'member-ivan',
    rating: 2,
    created_at: '2026-02-10T06:57:48Z',
    title: 'Not for knees over fifty',
    comment:
      'I misread the map and began at Mary Jane. Bumps on the left, bumps on the right, bumps below the chair. People whoop there, good for them. Then a storm closed Berthoud Pass and we lost the day we had kept for the groomed half. The ticket office was sympathetic and that was all.',
  },
  {
    id: 'ro-17',
    resort_id: 'steamboat',
    author: 'member-paula',
    rating: 5,
    created_at: '2026-01-27T15:41:05Z',
    title: 'Trees with the right spacing',
    comment:
      'White trunks in Shadows, space for three turns between them, snow like flour. Whoever needs couloirs will be bored by Wednesday.',
  },
  {
    id: 'ro-18',
    resort_id: 'steamboat',
    author: 'member-oliver',
    rating: 3,
    created_at: '2026-03-19T23:08:57Z',
    title: 'March sun does what it does',
    comment:
      'Upper half good, lower half porridge from noon, all of it frozen into ruts by next morning. We rode Wild Blue down on two afternoons to spare ourselves. The town is a proper place with a hardware store and horses, and Howelsen Hill under lights was the most fun of the week. Whether that justifies three and a half hours from Denver I am less sure.',
  },
  {
    id: 'ro-19',
    resort_id: 'aspen-snowmass',
    author: 'member-birgit',
    rating: 5,
    created_at: '2026-02-11T12:19:33Z',
    title: 'Long blue runs and a bus that costs nothing',
    comment:
      'From Elk Camp the run goes on until you have forgotten where you started. I did mostly that. On the fourth day we took the bus to Buttermilk, on the fifth to Highlands, to watch the people who walk up the Bowl. I am 67, nobody hurried me, and I bought nothing except soup.',
  },
  {
    id: 'ro-20',
    resort_id: 'aspen-snowmass',
    author: 'member-hugo',
    rating: 4,
    created_at: '2026-03-02T04:26:14Z',
    title: 'The Cirque, when wind lets it run',
    comment:
      'Platter to the top, Hanging Valley Wall afterwards, not a soul on a Monday. Three of our six days it stood still because of gusts. Below that the mountain is broad and a bit sleepy. A stranger in the queue paid for my coffee when the card reader failed, so I forgive the price of it.',
  },
  {
    id: 'ro-21',
    resort_id: 'aspen-snowmass',
    author: 'member-mirela',
    rating: 4,
    created_at: '2026-01-06T18:44:29Z',
    title: 'Do not open the bill in front of the children',
    comment:
      'Ski school was thoughtful, and a flat beside the piste meant nobody cried about boots. Sam’s Knob suited all four of us. After one evening of reading menus in Base Village we bought pasta and cooked. Aspen itself is a bus away; we looked at the windows for an hour and came home.',
  },
  {
    id: 'ro-22',
    resort_id: 'telluride',
    author: 'member-siobhan',
    rating: 5,
    created_at: '2026-01-20T09:02:51Z',
    title: 'Two flights, one van, no queues',
    comment:
      'Dublin, Denver, Montrose, then the shuttle in the dark. Next morning I counted the people ahead of me at the Gold Hill lift and got to none. See Forever is as long as they say. We slept in the old town and used the gondola like a tram, groceries included, until nearly midnight.',
  },
  {
    id: 'ro-23',
    resort_id: 'telluride',
    author: 'member-dave',
    rating: 4,
    created_at: '2026-02-26T16:55:18Z',
    title: 'Moguls above the courthouse',
    comment:
      'Kant-Mak-M, Spiral Stairs, then limp into town: the bumps fall straight at the rooftops and you can pick out your own car. Half of what I drove seven hours for, Palmyra included, needs a hike and a settled snowpack, and we had no time for the first and never got the second.',
  },
  {
    id: 'ro-24',
    resort_id: 'crested-butte',
    author: 'member-theo',
    rating: 5,
    created_at: '2026-03-15T02:33:06Z',
    title: 'Spellbound, Phoenix, repeat',
    comment:
      'The North Face T-bar is where the easy part ends. I tagged along with two locals through Spellbound Bowl; they waited at each blind roll and pointed out the rocks. Later they let me buy one round on Elk Avenue and no more. It’s the steepest skiing I’ve done inside a rope line, at a place where people hold doors.',
  },
  {
    id: 'ro-25',
    resort_id: 'crested-butte',
    author: 'member-carlos',
    rating: 3,
    created_at: '2025-12-22T10:47:35Z',
    title: 'Half the map was roped',
    comment:
      'We chose the week before Christmas for the extremes, too early. Headwall shut, Teocalli shut, the North Face opened at noon on our last day. That is no fault of the patrol, there was not enough snow, but the price of the ticket had not been told. The lower runs were pleasant and empty. From Gunnison it is 40 minutes; getting to Gunnison is another matter.',
  },
  {
    id: 'ro-26',
    resort_id: 'park-city',
    author: 'member-grace',
    rating: 4,
    created_at: '2026-01-15T23:17:42Z',
    title: 'Pick a base and stay on its side',
    comment:
      'We wasted day one riding from PayDay over to Dreamscape and back, a commute with scenery. After that it was Canyons one day and the old side the next, by city bus. Ninety-Nine 90 the morning after a storm was the pick of it. Landing at ten and skiing by one is real, I checked my watch.',
  },
  {
    id: 'ro-27',
    resort_id: 'park-city',
    author: 'member-dave',
    rating: 1,
    created_at: '2026-02-17T03:40:20Z',
    title: 'Presidents’ weekend',
    comment:
      'An hour crawling down Kearns Boulevard, then Crescent and PayDay backed up to the stairs, then Silverlode at noon like a departure hall. I live 40 minutes away in Salt Lake and had guests, otherwise I’d have turned the truck around. There are two canyons down the road with more snow.',
  },
  {
    id: 'ro-28',
    resort_id: 'park-city',
    author: 'member-tess',
    rating: 5,
    created_at: '2026-03-10T11:06:59Z',
    title: 'Out of the coffee shop and onto the chair',
    comment:
      'The Town lift goes from Main Street. We had a room above a shop and walked everywhere in ski boots, badly. My friend snowboards, I ski blue runs, and King Con with Silverlode kept us both content for a week. Being Dutch I have no opinion on whether there are enough black ones.',
  },
  {
    id: 'ro-29',
    resort_id: 'deer-valley',
    author: 'member-fiona',
    rating: 5,
    created_at: '2026-02-05T08:29:11Z',
    title: 'A man carried my skis and I felt guilty',
    comment:
      'Then Stein’s Way at nine, without one ridge left by the machine. I learned at Glencoe, on heather and sideways sleet, and had no idea a hill could be ironed. Had the turkey chilli because everybody tells you to. It’s mad money. Once in a life, then back to the heather.',
  },
  {
    id: 'ro-30',
    resort_id: 'deer-valley',
    author: 'member-sam',
    rating: 2,
    created_at: '2026-01-12T17:31:04Z',
    title: 'Left the board in the car',
    comment:
      'I ride. My in-laws ski, and they booked, so I hired skis for two days and was a menace on the greens. Everyone was polite about a rule that keeps my sort off the hill and I was polite back. Corduroy everywhere, priced for somebody else.',
  },
  {
    id: 'ro-31',
    resort_id: 'deer-valley',
    author: 'member-yuki',
    rating: 4,
    created_at: '2026-03-17T14:13:48Z',
    title: 'East Village: long, even, not finished',
    comment:
      'I came to see the expansion. The new runs are on lower ground, and by two in the afternoon the surface had turned to sugar, but very few people had found them. I also wanted to see Champion, where the Olympic moguls were, tried ten metres and fell in full view of the lift. Staff stand at the junctions with a map. I needed them.',
  },
  {
    id: 'ro-32',
    resort_id: 'alta',
    author: 'member-dave',
    rating: 5,
    created_at: '2026-01-29T04:52:37Z',
    title: 'High T at nine',
    comment:
      'You shuffle out along the High Traverse with forty people who each know exactly which notch they want, and then they’re gone. When 210 is shut for control work you wait, and if you slept up there you don’t. Thirty winters and I still stop at the top of Alf’s to tighten a buckle that doesn’t need it.',
  },
  {
    id: 'ro-33',
    resort_id: 'alta',
    author: 'member-matteo',
    rating: 4,
    created_at: '2026-02-14T19:08:25Z',
    title: 'Half of the skiing is going sideways',
    comment:
      'In the Dolomites the lift brings you to the run. Here it brings you near the run. Traverse, sidestep, a short walk, and then untouched snow in Catherine’s Area for as long as you can hold your breath. By the third day I had learned to like it. At dinner the lodge puts strangers at one table; by ten all of them are in bed.',
  },
  {
    id: 'ro-34',
    resort_id: 'alta',
    author: 'member-kenji',
    rating: 5,
    created_at: '2026-03-11T01:24:53Z',
    title: 'Albion for her, Greeley for me',
    comment:
      'My wife started skiing at 50. On Sunnyside she had space and an instructor who never once looked at the clock. I know deep snow from Hokkaido; this is as dry, and the ground under it is steeper. We met by the rope tow each day at three. Take the ski bus, because parking is a sport of its own.',
  },
  {
    id: 'ro-35',
    resort_id: 'snowbird',
    author: 'member-pekka',
    rating: 5,
    created_at: '2026-04-25T06:35:10Z',
    title: '880 metres in one cabin',
    comment:
      'Late April, first tram, nobody speaking. Silver Fox still cold and chalky, then through the tunnel to Mineral Basin when the sun has done its work there. At home either one would have its own lift company and a museum. The buildings are bare concrete, which I as a Finn find correct.',
  },
  {
    id: 'ro-36',
    resort_id: 'snowbird',
    author: 'member-nadia',
    rating: 3,
    created_at: '2026-04-10T22:01:46Z',
    title: 'Average of two opinions',
    comment:
      'I am an intermediate, so I had Chip’s Run together with everybody else, or the small chairs at the bottom. After the snowfall the tram line was fifty minutes; then the canyon closed and I sat in the Cliff Lodge until six. My husband came in with ice in his beard and said it was his best day in ten years. One of us gives one star, the other five.',
  },
  {
    id: 'ro-37',
    resort_id: 'jackson-hole',
    author: 'member-lena',
    rating: 4,
    created_at: '2026-02-07T18:27:03Z',
    title: 'Casper in the morning, courage after lunch',
    comment:
      'I ski in the Alps most weekends and thought I knew steep. Rendezvous Bowl in flat light corrected me. My best hours were on Casper and Apres Vous before eleven, with the tram kept for the afternoon when the line was down to ten minutes. It was minus 26 at the base one morning, so bring the big mittens. The bus from town was on time all week and saved us a hire car. I watched eleven people drop into Corbet’s and was not the twelfth.',
  },
  {
    id: 'ro-38',
    resort_id: 'jackson-hole',
    author: 'member-jonas',
    rating: 5,
    created_at: '2026-02-20T05:14:39Z',
    title: 'Tram to the Hobacks, five times',
    comment:
      'One continuous fall line from the summit to the valley, and after the fifth my legs gave notice. We hired a guide for the gates. He dug two pits, disliked the second and turned us round: money well spent.',
  },
  {
    id: 'ro-39',
    resort_id: 'jackson-hole',
    author: 'member-priya',
    rating: 4,
    created_at: '2026-03-25T20:49:56Z',
    title: 'Dick’s Ditch on a snowboard',
    comment:
      'It’s a natural halfpipe that somebody forgot to charge extra for. I lapped it off Thunder until my back foot cramped. Waffles at Corbet’s Cabin, yes. One hotel night in Teton Village, no: we moved to a motel in town and put the difference toward another day.',
  },
  {
    id: 'ro-40',
    resort_id: 'big-sky',
    author: 'member-deniz',
    rating: 5,
    created_at: '2026-02-28T21:36:28Z',
    title: 'Alone on the chair, on a Saturday',
    comment:
      'Andesite side, Thunder Wolf, half past twelve: four rides in a row with nobody next to me. I kept looking for a sign saying closed. Beginners in our group lived around Southern Comfort and came back brown and pleased. Bozeman airport to bed took an hour and a half with a stop for food.',
  },
  {
    id: 'ro-41',
    resort_id: 'big-sky',
    author: 'member-amelie',
    rating: 4,
    created_at: '2026-03-16T07:58:15Z',
    title: 'One pays again for the summit',
    comment:
      'The tram is charged on top of the lift pass. I did it a single time, with a guide, down the Dakota side, and I do not regret the money, only the principle. Bring a thick neck warmer: at the top the gusts killed my phone in the time of one photo. Liberty Bowl is the gentlest exit and still no joke.',
  },
  {
    id: 'ro-42',
    resort_id: 'big-sky',
    author: 'member-rob',
    rating: 3,
    created_at: '2026-03-14T12:40:31Z',
    title: 'Where exactly is Big Sky?',
    comment:
      'Our apartment turned out to be down in the Meadow, a bus ride below the lifts, with the shop in another direction and the restaurant in a third. Two evenings out of six we gave up and ate toast. Skiing four stars, geography two.',
  },
  {
    id: 'ro-43',
    resort_id: 'sun-valley',
    author: 'member-ingrid',
    rating: 5,
    created_at: '2026-03-12T15:22:07Z',
    title: 'The gradient never lets go',
    comment:
      'Warm Springs from the top keeps one angle all the way to the lodge. No flat piece to rest on, nothing hidden round a corner. I skied it eleven times in a day to be certain. Natural snow was thin this season and the guns had covered for it well. The day lodges have carpets and soup that somebody cooked.',
  },
  {
    id: 'ro-44',
    resort_id: 'sun-valley',
    author: 'member-maeve',
    rating: 4,
    created_at: '2026-02-20T23:53:44Z',
    title: 'Dollar first, Baldy on day four',
    comment:
      'Learners get a whole hill of their own here, and I would like to thank whoever thought of it. Three days on Dollar with nobody flying past my ears, then College Run on Baldy with an instructor called Walt going backwards in front of me. Getting there from Dublin ate the best part of two days.',
  },
  {
    id: 'ro-45',
    resort_id: 'taos-ski-valley',
    author: 'member-ruth',
    rating: 5,
    created_at: '2026-02-26T17:45:12Z',
    title: 'Al’s Run is under the first chair on purpose',
    comment:
      'It sorts the car park out before anyone has bought a ticket. Ride up anyway: the sign is right that you can only see a fraction from the bottom, and Honeysuckle goes all the way round for people with sense. I’ve come up from Santa Fe since before they let boarders in and the place has softened only a little. Lunch outside at the Bavarian.',
  },
  {
    id: 'ro-46',
    resort_id: 'taos-ski-valley',
    author: 'member-lucia',
    rating: 5,
    created_at: '2026-01-31T09:18:50Z',
    title: 'Six mornings, one teacher',
    comment:
      'I signed up for the ski week: the same group and the same instructor every morning, and afternoons for practising what he had shouted. I arrived afraid of bumps. On Friday I came down Snakedance with only one stop. The kitchen in town puts green chile on everything, ask for it on the side the first time.',
  },
  {
    id: 'ro-47',
    resort_id: 'taos-ski-valley',
    author: 'member-chloe',
    rating: 4,
    created_at: '2026-03-06T13:04:36Z',
    title: 'Hike first, breathe later',
    comment:
      'West Basin Ridge was open, Kachina Peak was not: a lean winter, everyone said so. Stauffenberg had soft snow between the rocks and a bootpack that emptied my lungs, and I run marathons. I would return in a wet year, with two days to get used to the altitude.',
  },
];
