import type { SeedReview } from './seed-review';

export const reviewsOfNorthAmericanEast: readonly SeedReview[] = [
  {
    id: 'ne-1',
    resort_id: 'stowe',
    author: 'member-josie',
    rating: 5,
    created_at: '2026-02-04T02:18:36Z',
    title: 'Goat still has an opinion about you',
    comment:
      'Narrow, off-camber, rocks showing where the wind has been. I’ve skied it since college and it has never once been the same. Get the FourRunner early, do Starr if it’s filled in, then let the crowd have Nosedive. Midweek in January the whole thing costs you a three-hour drive from Boston and nothing in waiting.',
  },
  {
    id: 'ne-2',
    resort_id: 'stowe',
    author: 'member-noah',
    rating: 4,
    created_at: '2026-03-01T14:56:11Z',
    title: 'Spruce for lessons, Mansfield for the parents',
    comment:
      'Dropped the kids at Spruce, rode the little gondola over the road and skied Perry Merrill and Gondolier while they were busy. It’s organised and it’s expensive, and we knew both going in. Four of us in the car meant no parking charge on Saturday, check the current rule. Church, covered bridge, cider: done by Sunday.',
  },
  {
    id: 'ne-3',
    resort_id: 'stowe',
    author: 'member-chloe',
    rating: 2,
    created_at: '2026-01-19T01:23:09Z',
    title: 'Blue ice with a view of the line',
    comment:
      'Sunday of the long weekend. Route 108 was solid back to the village, so we were on snow at 10:45, except that it was not snow. The trail crew had done what they could after a thaw. For what a day ticket costs, I can ski three days at home in Québec on the same ice.',
  },
  {
    id: 'ne-4',
    resort_id: 'killington',
    author: 'member-alan',
    rating: 4,
    created_at: '2026-04-26T17:38:45Z',
    title: 'Superstar in a T-shirt',
    comment:
      'Last weekend of April, bumps the size of a Civic, one long white tongue between brown woods. We come down from Sherbrooke every spring for it. Bring rock skis for the bottom and a chair for the lot. In midwinter I’d rather be further north, to be honest.',
  },
  {
    id: 'ne-5',
    resort_id: 'killington',
    author: 'member-tomas',
    rating: 2,
    created_at: '2026-03-09T22:03:17Z',
    title: 'Rained on, then frozen, then lost',
    comment:
      'Saturday rain, Sunday everything was glass. Six peaks on one map and signs which assume that you grew up here: I ended at Bear Mountain twice when my car was at Snowshed, and Juggernaut took the rest of the afternoon. A patient woman in a red jacket drew me the way on my glove box envelope.',
  },
  {
    id: 'ne-6',
    resort_id: 'killington',
    author: 'member-siobhan',
    rating: 4,
    created_at: '2026-03-18T03:47:58Z',
    title: 'Skied a bit for Patrick’s Day',
    comment:
      'The access road is one pub after another and we were thorough. Between those: Outer Limits, which I went down largely on my hip, and long easy cruising on Great Northern that suited the state I was in. Saturday was packed to the rafters. Monday you’d have the place to yourself.',
  },
  {
    id: 'ne-7',
    resort_id: 'jay-peak',
    author: 'member-chloe',
    rating: 5,
    created_at: '2026-02-16T12:30:22Z',
    title: 'It snows here when it doesn’t elsewhere',
    comment:
      'There’s a cloud that lives on this mountain and I have stopped arguing with it. Beaver Pond, Timbuktu, then Andre’s Paradise for the late sun: all woods, all day. Tram was on wind hold, as it is when the skiing is best. Ask before you follow tracks past the boundary, because they come out on Route 242 and not at a lift, and in December carry a headlamp. Half the plates in the lot are from Québec; on Sunday evening allow an extra hour for the border, since we all go home together.',
  },
  {
    id: 'ne-8',
    resort_id: 'jay-peak',
    author: 'member-noah',
    rating: 4,
    created_at: '2026-02-08T20:41:03Z',
    title: 'The water park earned its keep',
    comment:
      'Minus 25 and a howling ridge on two of our four days, and nobody under twelve complained, because there was a slide with a trapdoor indoors. The other two we skied the easy stuff at Tramside and one proper glade with a guide. Evenings end at nine. It’s a long way from anything, so bring groceries.',
  },
  {
    id: 'ne-9',
    resort_id: 'jay-peak',
    author: 'member-elise',
    rating: 4,
    created_at: '2026-03-23T16:14:50Z',
    title: 'Face Chutes, finally',
    comment:
      'We waited four days for them to open. Short, steep, scratchy at the entrance, then thirty turns between little firs. The Flyer froze us solid, as advertised.',
  },
  {
    id: 'ne-10',
    resort_id: 'sugarloaf',
    author: 'member-josie',
    rating: 5,
    created_at: '2026-03-29T21:59:34Z',
    title: 'The snowfields were open, that’s the review',
    comment:
      'White Nitro off the top, White Nitro off the top, over the back with a friend from Kingfield, White Nitro off the top.',
  },
  {
    id: 'ne-11',
    resort_id: 'sugarloaf',
    author: 'member-pekka',
    rating: 4,
    created_at: '2026-01-13T05:06:47Z',
    title: 'As cold as Levi, and steeper',
    comment:
      'My sister married into Maine. The car said minus 29 and the locals said that it would be fresher on the chair. Brackett Basin has good woods where nobody was talking. The upper lifts stood for one and a half days of three. Tote Road is the right speed for my brother-in-law. They heat the Bag well.',
  },
  {
    id: 'ne-12',
    resort_id: 'sugarloaf',
    author: 'member-oliver',
    rating: 3,
    created_at: '2026-03-10T13:35:29Z',
    title: 'Gondola Line without a gondola',
    comment:
      'The name is history; today one sits on a chair in the wind. I liked the village at the foot of the slope and being able to ski to the door. The snow was boilerplate until eleven each day and the summit chair ran on one afternoon out of three. With a milder forecast I would add a star.',
  },
  {
    id: 'ne-13',
    resort_id: 'whiteface',
    author: 'member-noah',
    rating: 4,
    created_at: '2026-01-02T18:09:14Z',
    title: 'Downhill in the morning, bobsled after',
    comment:
      'We took Skyward, on the 1980 course, and my daughter timed me out loud. The learners’ hill at Bear Den is separate and calm, and from there up to the main mountain is a big step. Lake Placid supplies the rest of the day: skating on the oval, hot chocolate on Mirror Lake, bed.',
  },
  {
    id: 'ne-14',
    resort_id: 'whiteface',
    author: 'member-greg',
    rating: 2,
    created_at: '2026-01-22T23:21:40Z',
    title: 'They call it Iceface to your face',
    comment:
      'In the East for a wedding and curious. Summit chair closed, Cloudspin a luge run, gusts that pushed me uphill on Excelsior. Everyone on the gondola was cheerful about it, which I put down to not knowing any better. Real vertical, I’ll give it that.',
  },
  {
    id: 'ne-15',
    resort_id: 'whiteface',
    author: 'member-nadia',
    rating: 4,
    created_at: '2026-03-12T10:54:05Z',
    title: 'Top to bottom without a flat metre',
    comment:
      'We had three soft March days and skied from Little Whiteface down to the river until the calves burned. It belongs to the state, so the cafeteria looks like a school’s and charges a bit more than one. Sleep in the town, fifteen minutes by car, and look at the ski jumps on the way.',
  },
  {
    id: 'ne-16',
    resort_id: 'mont-tremblant',
    author: 'member-chloe',
    rating: 4,
    created_at: '2026-02-22T19:17:51Z',
    title: 'Follow the sun around the mountain',
    comment:
      'Montrealers all start on the south side, so do the contrary: over the top at 8:45, north side until eleven, Edge for the trees when there is snow in them, and Soleil after lunch. At two the Flying Mile is a bowling alley. A tail of fried dough on the way to the car is obligatory.',
  },
  {
    id: 'ne-17',
    resort_id: 'mont-tremblant',
    author: 'member-alan',
    rating: 3,
    created_at: '2026-01-04T15:44:26Z',
    title: 'Holiday crowd on a hockey surface',
    comment:
      'Thaw on the 29th, minus 22 on the 31st, do the math. They groomed it into marbles and the marbles ended up at the sides. My kids loved the village, the fire pits and the cabriolet over the roofs. I counted twenty minutes at the gondola at nine and thirty-five at ten.',
  },
  {
    id: 'ne-18',
    resort_id: 'mont-tremblant',
    author: 'member-mirela',
    rating: 4,
    created_at: '2026-03-03T07:26:12Z',
    title: 'Pretty, loud and well run',
    comment:
      'I would have been content to sit in Place Saint-Bernard with a blanket, but the family took me down Nansen, six kilometres and not one nasty surprise. There was a concert under our window until eleven, every night a different one. Instructor Étienne taught my nephew in two languages and much mime.',
  },
];
