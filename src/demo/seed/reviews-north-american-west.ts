import type { SeedReview } from './seed-review';

export const reviewsOfNorthAmericanWest: readonly SeedReview[] = [
  {
    id: 'nw-1',
    resort_id: 'mammoth-mountain',
    author: 'member-ben',
    rating: 5,
    created_at: '2026-04-07T03:22:18Z',
    title: 'Main Park in April',
    comment:
      'Slush jumps, sun until five, and a pipe with clean walls. I drive up from LA on Thursday night so the Friday crowd can have 395 to itself. South Park is the place to learn; nobody laughs at a ten-centimetre air.',
  },
  {
    id: 'nw-2',
    resort_id: 'mammoth-mountain',
    author: 'member-hugo',
    rating: 3,
    created_at: '2026-01-19T16:48:51Z',
    title: 'The gondola and the anemometer',
    comment:
      'Monday wind, Tuesday wind, Wednesday a storm and the road too. We skied the trees around Canyon Lodge with the entire population of Los Angeles. Thursday the top opened, Cornice Bowl and then Dave’s Run on wind-packed chalk, and for one day I understood. One of five is a poor quota.',
  },
  {
    id: 'nw-3',
    resort_id: 'mammoth-mountain',
    author: 'member-tomas',
    rating: 4,
    created_at: '2026-11-18T20:10:33Z',
    title: 'Broadway, open since last week',
    comment:
      'Working in California until Christmas, so I tried the early season. A handful of lifts from Main Lodge, natural snow on top of made snow, hard in the morning and honest about it. Seven weeks before the same at home in the Tatras.',
  },
  {
    id: 'nw-4',
    resort_id: 'palisades-tahoe',
    author: 'member-priya',
    rating: 5,
    created_at: '2026-02-21T02:15:40Z',
    title: 'KT before work emails',
    comment:
      'I live in Oakland and leave at four. First chair KT-22, West Face while it’s still cold, then the base-to-base gondola to Alpine because Estelle Bowl keeps its snow longer than the people queueing at Headwall suspect. Back in the car by one. On a board you’ll want speed for the way out of Sherwood.',
  },
  {
    id: 'nw-5',
    resort_id: 'palisades-tahoe',
    author: 'member-nadia',
    rating: 2,
    created_at: '2025-12-29T05:31:09Z',
    title: 'Rain at the bottom, wind at the top',
    comment:
      'Christmas week. Three hours for the last thirty kilometres on Highway 89, Headwall and Siberia on hold, drizzle in the village. The one lift running near us had the patience of the whole Bay Area standing under it. I could see that a good mountain was up there somewhere.',
  },
  {
    id: 'nw-6',
    resort_id: 'palisades-tahoe',
    author: 'member-emil',
    rating: 4,
    created_at: '2026-03-10T18:02:27Z',
    title: 'Learners go up, experts look on',
    comment:
      'A clever thing: the easy slopes lie on a sunny shelf at High Camp, so my girlfriend began her skiing life with the lake in view instead of the bins behind a hotel. I went to Granite Chief and scared myself twice. The 1960 Olympic rings are everywhere, a bit faded.',
  },
  {
    id: 'nw-7',
    resort_id: 'heavenly',
    author: 'member-lucia',
    rating: 4,
    created_at: '2026-03-04T10:39:55Z',
    title: 'Lake on one side, desert on the other',
    comment:
      'On Ridge Run I stopped so many times for the water that my cousin stopped waiting. Over in Nevada the view changes to brown plain and the pistes are emptier, Olympic in particular. I lost forty dollars downstairs in the evening and consider it part of the pass.',
  },
  {
    id: 'nw-8',
    resort_id: 'heavenly',
    author: 'member-josie',
    rating: 2,
    created_at: '2026-01-04T01:06:12Z',
    title: 'Pushing, mostly',
    comment:
      'An hour and ten to get on the gondola on Saturday. Then the Skyline Trail with two eight-year-olds, which is a hike, with poles if you have them; they didn’t. Then Sky Express stopped for wind and the way home was the same flat thing back. Gave up and went to the arcade, where at least the queue moved.',
  },
  {
    id: 'nw-9',
    resort_id: 'heavenly',
    author: 'member-kristof',
    rating: 4,
    created_at: '2026-02-22T22:44:03Z',
    title: 'Mott Canyon keeps a secret from the casinos',
    comment:
      'Gate, north-facing chutes, an old lift, perhaps fifteen people. All that just below the ridge where the crowd photographs the lake.',
  },
  {
    id: 'nw-10',
    resort_id: 'mt-bachelor',
    author: 'member-grace',
    rating: 5,
    created_at: '2026-04-19T23:27:30Z',
    title: 'All the way round',
    comment:
      'Summit open, blue sky, and you simply choose a compass point. We started on the east for corn, chased the sun through the south side and finished above Northwest at three. Hit the catchline with speed or you’ll be skating. Beer in Bend afterwards, where every second building brews it.',
  },
  {
    id: 'nw-11',
    resort_id: 'mt-bachelor',
    author: 'member-ivan',
    rating: 3,
    created_at: '2026-01-22T07:19:46Z',
    title: 'Three days, no summit',
    comment:
      'The famous upper lift stood in a coat of ice the whole time I was there. What remains is Outback and Northwest through the forest, good soft snow, and long flat ends where one pays for it. No bed at the mountain, so half an hour each way behind a plough. I would gamble again, but in spring.',
  },
  {
    id: 'nw-12',
    resort_id: 'crystal-mountain',
    author: 'member-grace',
    rating: 4,
    created_at: '2026-01-11T04:58:22Z',
    title: 'Rainier came out at 11:40',
    comment:
      'Two hours of cloud, then the whole volcano at once and everybody on Green Valley stopped skiing. Northway opened late and stayed good until close. I leave Seattle at 5:15, which is the last sane minute on a weekend. If it’s raining in Enumclaw, don’t despair until you’ve seen the thermometer at the top.',
  },
  {
    id: 'nw-13',
    resort_id: 'crystal-mountain',
    author: 'member-deniz',
    rating: 2,
    created_at: '2026-02-17T00:35:14Z',
    title: 'I paid to park and then to stand',
    comment:
      'Holiday Monday. Two and a half hours up 410, a place at the far end of the lot, Chinook queue to the building. The snow was wet cement, not the mountain’s doing, but nobody had opened enough lifts to spread us out. Nice bar, the Snorting Elk. We got to know it well.',
  },
  {
    id: 'nw-14',
    resort_id: 'crystal-mountain',
    author: 'member-kenji',
    rating: 4,
    created_at: '2026-03-18T19:51:37Z',
    title: 'Powder Bowl on a Tuesday',
    comment:
      'Campbell Basin to myself, and still lines left in Powder Bowl at noon. Heavier than at home; take wide skis and patience.',
  },
  {
    id: 'nw-15',
    resort_id: 'mt-baker',
    author: 'member-sam',
    rating: 5,
    created_at: '2026-02-10T16:33:08Z',
    title: 'Banked Slalom week',
    comment:
      'Duct tape trophies, heroes in line for the same chilli as you, nobody’s name on a jacket. Rode Chair 5 and the Hemispheres all weekend and only slept because it got dark. There’s no village and no phone signal worth the word. Keep it that way.',
  },
  {
    id: 'nw-16',
    resort_id: 'mt-baker',
    author: 'member-kenji',
    rating: 5,
    created_at: '2026-03-21T06:11:59Z',
    title: 'Slow chairs, fast snow',
    comment:
      'In four days it snowed on four. The fixed chairs mean the slopes are never crowded: people are sitting, not skiing. Beyond the rope by Shuksan Arm you need a beacon, a partner and judgement, and the sign there is not decoration. I slept in Glacier and drove up behind the plough at seven.',
  },
  {
    id: 'nw-17',
    resort_id: 'mt-baker',
    author: 'member-siobhan',
    rating: 4,
    created_at: '2026-04-05T21:07:24Z',
    title: 'Saw about nine metres of it',
    comment:
      'Fog so thick I skied from one orange pole to the next like a child joining dots. And yet I had a grand time. Raven Hut does a decent lunch, tickets are from another decade, and a liftie lent me his own goggles. I’m told the scenery is famous.',
  },
  {
    id: 'nw-18',
    resort_id: 'whistler-blackcomb',
    author: 'member-deniz',
    rating: 5,
    created_at: '2026-04-22T17:29:41Z',
    title: 'Five months and I missed bits',
    comment:
      'I worked a winter here once, mornings in a bakery, and this April I went back for ten days to see whether I had made it up. I hadn’t. Symphony on a quiet Wednesday, Spanky’s because it had filled in properly, lunch lying in the snow below 7th Heaven. There are parts of Blackcomb I first found in week nineteen of that season, so don’t believe anybody who claims to have done the place in a long weekend. It rained in the village on four mornings out of ten. I took the gondola anyway, and from mid-station on it was snow or sun. What has changed is the money: the room I shared with three others now rents for what I earn. Bring sandwiches, learn the bus, and get up early.',
  },
  {
    id: 'nw-19',
    resort_id: 'whistler-blackcomb',
    author: 'member-wen',
    rating: 4,
    created_at: '2026-02-18T05:55:32Z',
    title: 'Family Day with an actual family',
    comment:
      'We come from Vancouver six or seven times a winter. The children’s area at Olympic Station is fenced and calm, and the gondola brings them up above the rain line. Arrive at Creekside before eight or do not arrive. My son counts the minutes in Peak 2 Peak every time, still eleven.',
  },
  {
    id: 'nw-20',
    resort_id: 'whistler-blackcomb',
    author: 'member-radu',
    rating: 1,
    created_at: '2025-12-31T12:18:05Z',
    title: 'New Year with ten thousand others',
    comment:
      'From Bucharest, saved for two years. Rain to mid-mountain on five days of seven, upper lifts closed on four, and when Harmony finally turned, 75 minutes in line. The village is charming for buying things. A sandwich and a soup cost more than my ski socks. Perhaps in February it is the place in the videos.',
  },
  {
    id: 'nw-21',
    resort_id: 'whistler-blackcomb',
    author: 'member-birgit',
    rating: 4,
    created_at: '2026-03-09T14:40:16Z',
    title: 'Burnt Stew, slowly',
    comment:
      'Whistler has a green or blue way round the back of nearly everything; Burnt Stew is the loveliest of those, an hour if you look at the trees. Volunteers in the mornings show visitors about without charge. My grandson did couloirs on Blackcomb with his club and we compared notes over waffles at Crystal Hut.',
  },
  {
    id: 'nw-22',
    resort_id: 'revelstoke',
    author: 'member-jonas',
    rating: 5,
    created_at: '2026-02-02T03:37:20Z',
    title: '1,713 metres is a number for the thighs',
    comment:
      'From Stoke to the car without stopping: I managed it on day four and then sat on the snow. North Bowl after the patrol dropped the rope, knee-deep, and again by the next entrance. In the valley you may look into grey for a week. Ride up through it.',
  },
  {
    id: 'nw-23',
    resort_id: 'revelstoke',
    author: 'member-amelie',
    rating: 5,
    created_at: '2026-01-14T18:20:44Z',
    title: 'Kill the Banker, then a baguette',
    comment:
      'Under the gondola the trees are steep and you are seen by everybody, so one makes an effort. On Thursday we took a seat in a snowcat that had a cancellation, otherwise it is booked a year ahead. The town is a railway town with a decent bakery and people who ask where you skied and wait for the answer.',
  },
  {
    id: 'nw-24',
    resort_id: 'revelstoke',
    author: 'member-paula',
    rating: 3,
    created_at: '2026-03-15T08:52:01Z',
    title: 'Wrong mountain for my level',
    comment:
      'I can ski red runs at home in any weather. Here I had the Last Spike, fifteen kilometres of road with a drop on one side, and the Stellar chair with the beginners. My partner came back each evening with stories. Staff told me honestly in the rental shop what would happen, I did not listen.',
  },
  {
    id: 'nw-25',
    resort_id: 'kicking-horse',
    author: 'member-sam',
    rating: 5,
    created_at: '2026-01-23T23:14:35Z',
    title: 'Count the chutes, lose count',
    comment:
      'CPR Ridge has more entrances than I’ve had birthdays. From Calgary it’s a long day trip, so we sleep in Golden and take the first gondola. Board works everywhere as long as you’re fine hiking ten minutes to Super Bowl. Wednesday I waited zero minutes at the bottom, and that was with fresh snow.',
  },
  {
    id: 'nw-26',
    resort_id: 'kicking-horse',
    author: 'member-elise',
    rating: 4,
    created_at: '2026-01-30T19:46:10Z',
    title: 'Everything depends on one rope',
    comment:
      'The gondola stopped for two hours and with it the whole resort. When it turns, you get Feuz Bowl, Redemption, dry snow, few tracks. My mother followed It’s a Ten from top to bottom at her own tempo and asked for coffee at the end, not for help. Book Eagle’s Eye if you want to eat at the window.',
  },
  {
    id: 'nw-27',
    resort_id: 'fernie',
    author: 'member-josie',
    rating: 5,
    created_at: '2026-03-03T04:09:53Z',
    title: 'Brick town, deep bowls, strong coffee',
    comment:
      'Came for five days on the word of a bartender in Boston. Currie Bowl held soft snow three days after the storm because you have to sidestep a bit for it. In town the cinema, the bakery and the ski mechanic all seem to be run by people who moved here for a season in the nineties. I priced a flat on the last evening, like everyone.',
  },
  {
    id: 'nw-28',
    resort_id: 'fernie',
    author: 'member-marta',
    rating: 4,
    created_at: '2026-03-06T21:33:47Z',
    title: 'Waiting for Lizard',
    comment:
      'At 9:00 the bowls are closed, at 9:40 too, you hear the bombs. By half past ten Lizard opens and eighty people forgive everything. The lifts are old and slow, the trees in Cedar are superb, and Mighty Moose is right for a child of five. Bring a waterproof jacket, the bottom was rain on our first day.',
  },
  {
    id: 'nw-29',
    resort_id: 'fernie',
    author: 'member-carlos',
    rating: 3,
    created_at: '2026-02-18T11:25:58Z',
    title: 'A warm week in February',
    comment:
      'Plus four in the valley and Polar Peak in the clouds from Saturday to Saturday. We skied the upper third, rode down the lower two thirds by chair, and talked to Australians. I believe the photographs in the bar. They are from other weeks.',
  },
  {
    id: 'nw-30',
    resort_id: 'big-white',
    author: 'member-wen',
    rating: 5,
    created_at: '2026-01-05T02:02:39Z',
    title: 'Boots on in the hallway',
    comment:
      'From our door to the snow was eleven steps, measured by a six-year-old. Lessons in the morning, tubing at Happy Valley after, and a second round of skiing under the lights for whoever was still upright. The snow ghosts made the little one whisper. We forgot about the car for the whole week.',
  },
  {
    id: 'nw-31',
    resort_id: 'big-white',
    author: 'member-ingrid',
    rating: 4,
    created_at: '2026-03-20T17:11:06Z',
    title: 'Gem Lake for the mornings',
    comment:
      'Gem Lake Express is a long lift on the far edge of the resort and most guests never reach it. I did laps there until eleven, when the first sledge of ski-school children appears. Sun-Rype Bowl had wind-blown powder twice. Black slopes are few; I skied the Cliff ones and was through by lunchtime.',
  },
  {
    id: 'nw-32',
    resort_id: 'big-white',
    author: 'member-matteo',
    rating: 2,
    created_at: '2026-03-10T15:58:24Z',
    title: 'White, that much is accurate',
    comment:
      'Six days, of which five inside a cloud. I followed strangers in bright trousers to find the village. When it lifted on Friday I saw wide, mild slopes and thought: for this I crossed an ocean? If you have small children and rent a kitchen it may be perfect. I have neither.',
  },
  {
    id: 'nw-33',
    resort_id: 'sun-peaks',
    author: 'member-tess',
    rating: 5,
    created_at: '2026-02-13T09:41:15Z',
    title: 'The longest cruise on my list',
    comment:
      'I do keep one, and 5 Mile is at the top of it now. From Sunburst you roll through forest for what feels like half an hour, past hardly anyone, and end in a village street with a bakery. On Morrisey I dared my first glade: the trees there are polite. In the evening we were in bed at nine.',
  },
  {
    id: 'nw-34',
    resort_id: 'sun-peaks',
    author: 'member-annika',
    rating: 4,
    created_at: '2026-03-24T18:36:50Z',
    title: 'Burfield has its own clock',
    comment:
      'That chair takes an age, so take a snack, and then the steepest slopes of the area belong to the six people who had the patience. Otherwise it’s mild and orderly; my teenagers found it too orderly. Crossing between Sundance and Tod involves poling. The grooming was the evenest I met in Canada.',
  },
  {
    id: 'nw-35',
    resort_id: 'lake-louise',
    author: 'member-tomas',
    rating: 5,
    created_at: '2026-02-28T06:28:07Z',
    title: 'Back bowls first, photographs later',
    comment:
      'Summit chair, Brown Shirt, Paradise, and around again on a Wednesday with four cars in the car park, or so it felt. Then sunlight reaches the front side and the Victoria Glacier stands opposite. I come from small mountains with long queues and had to get used to neither. Minus 24 in the morning.',
  },
  {
    id: 'nw-36',
    resort_id: 'lake-louise',
    author: 'member-fiona',
    rating: 4,
    created_at: '2026-03-18T13:19:32Z',
    title: 'A green line down from nearly everything',
    comment:
      'Three generations, one lift up, and we’d meet again at Temple Lodge having taken three different ways. That’s rare and I’d choose it again for that alone. The front was scraped and hard by afternoon, so we lived over at Larch. Nobody sleeps at the hill: count on the bus from Banff, forty-odd minutes in the dark.',
  },
  {
    id: 'nw-37',
    resort_id: 'lake-louise',
    author: 'member-judith',
    rating: 4,
    created_at: '2026-11-12T21:05:28Z',
    title: 'First full week of the season',
    comment:
      'Glacier Express and a strip of snow beside the fences where race teams were training. My girls watched the injection hoses with more interest than they skied. Firm, cold, well kept. For November I ask no more, and Banff was still without crowds.',
  },
  {
    id: 'nw-38',
    resort_id: 'banff-sunshine',
    author: 'member-sam',
    rating: 5,
    created_at: '2026-04-29T20:12:55Z',
    title: 'Third winter in a row that I stayed for the end',
    comment:
      'Late April and Goat’s Eye still had cold snow on the shaded side. My trick is to arrive at ten when the gondola line has gone up, and to leave by the ski-out before it turns to soup. I’ve done Delirium once, with a beacon and a friend who talks too much, which helped.',
  },
  {
    id: 'nw-39',
    resort_id: 'banff-sunshine',
    author: 'member-mirela',
    rating: 3,
    created_at: '2026-01-28T16:27:41Z',
    title: 'We skied inside a glass of milk',
    comment:
      'Above the trees on Lookout you could not separate ground from sky, and my husband fell over while standing still. The orange bubble chair with a heated seat rescued us several times. Then everybody goes down by the same cabin. The hotel on the mountain is where we should have stayed, out at five when the day guests leave.',
  },
  {
    id: 'nw-40',
    resort_id: 'banff-sunshine',
    author: 'member-arturo',
    rating: 4,
    created_at: '2026-03-29T01:50:19Z',
    title: 'Breakfast in Alberta, run in British Columbia',
    comment:
      'My grandsons crossed the provincial border eight times before lunch and demanded a stamp. Plenty of easy ground around Strawberry for their grandmother; Wawa for me when the top was grey. Many places are so flat that I towed the youngest by his pole. It was all natural snow and it squeaked.',
  },
];
