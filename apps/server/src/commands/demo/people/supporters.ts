import type { DemoPerson, DemoVisitor } from './demo-person.ts';

export const supporters: readonly DemoPerson[] = [
  {
    name: 'Amina Yusuf',
    email: 'amina.yusuf@example.com',
    source: 'referral',
    daysAgo: 28.5,
    answers: [
      'A father had ordered a cot, and the baby came before the parcel. I found one in our shop, took a taxi and carried it up four floors. He still sends us a card every year.',
      'I read everything once before I answer anything. Half of the requests are about the same thing, and then one good message helps forty people.',
      '',
    ],
    agrees: true,
    review: {
      status: 'shortlisted',
      stage: 'Offer',
      by: 'Fatima',
      score: 94,
      days: 2.1,
      note: 'Offer sent. She would like the early shift, and Saturdays off until March.',
      scorecards: [
        {
          by: 'Fatima',
          stars: [5, 5, 5, 5],
          says: 'I would trust her with our most difficult customers from day one.',
        },
        { by: 'Elena', stars: [5, 5, 4, 5], says: 'The taxi story says everything.' },
        { by: 'Theo', stars: [5, 4, 5, 5], says: 'Best interview of this round.' },
      ],
      comments: [
        { by: 'Fatima', answer: 0, second: 5, says: 'This is what we mean by going the extra mile.' },
        {
          by: 'Elena',
          answer: 1,
          second: 4,
          says: 'One good message for forty people: let her write the templates.',
        },
      ],
    },
    tags: ['Early shift', 'Part-time'],
    resume: {
      headline: 'Customer care specialist',
      summary: 'Eight years of listening in four languages.',
      work: [
        '2019 - today: Senior agent, Nyota Baby Goods, Nairobi',
        '2016 - 2019: Front desk, Hotel Boulevard, Nairobi',
      ],
      skills: 'Zendesk, writing, training new colleagues, Somali, Swahili, Arabic, English',
    },
  },
  {
    name: 'Marcus Hale',
    email: 'marcus.hale@example.com',
    source: 'job board',
    daysAgo: 27,
    answers: [
      'In my coffee shop a man shouted about a cold cup. I made him a new one and asked about his day. It turned out that his dog had died that morning.',
      'I use paper. Three columns, and I only look at the first one until it is empty.',
      '',
    ],
    agrees: false,
    review: {
      status: 'reviewed',
      by: 'Fatima',
      score: 76,
      days: 4.4,
      note: 'Kind and funny. Little experience in writing: send the written exercise before we decide.',
      scorecards: [
        { by: 'Fatima', stars: [5, 3, 3, 4], says: 'People will love him. I am not sure about long emails.' },
        { by: 'Theo', stars: [4, 4, 3, 4], says: 'Natural on camera, and honest.' },
      ],
    },
    resume: {
      headline: 'Barista and shift lead',
      summary: 'Runs a busy counter with good humor.',
      work: [
        '2020 - today: Shift lead, Stumptide Coffee, Portland',
        '2018 - 2020: Mover, Two Guys and a Ramp',
      ],
      skills: 'Point of sale, scheduling, lifting things',
    },
  },
  {
    name: 'Linh Tran',
    email: 'linh.tran@example.com',
    source: 'referral',
    daysAgo: 24,
    answers: [
      'A bride got the wrong dress two days before the wedding. I called three shops until I had the right one, and I paid the courier first and asked later. My boss agreed afterwards.',
      'I answer the short ones in the first ten minutes. Then I tell the others honestly when they will hear from me.',
      '',
    ],
    agrees: true,
    review: {
      status: 'shortlisted',
      stage: 'Team day',
      by: 'Fatima',
      score: 88,
      days: 3.6,
      note: 'Would complete the team well: fast, and honest about time. Talk about hours, she studies until June.',
      scorecards: [
        { by: 'Fatima', stars: [4, 5, 5, 4], says: 'Decides quickly and says what she did. Exactly right.' },
        { by: 'Theo', stars: [4, 4, 5, 4], says: 'Clear and well prepared.' },
      ],
      comments: [{ by: 'Fatima', answer: 1, second: 3, says: 'Honest times beat fast answers. Yes.' }],
    },
    tags: ['Part-time'],
    resume: {
      headline: 'Shop assistant and student of design',
      summary: 'Four years in bridal fashion, where everything is urgent.',
      work: [
        '2021 - today: Assistant, Ivory House Bridal, Portland',
        '2019 - 2021: Translator for newcomers, volunteer',
      ],
      skills: 'Customer service, Vietnamese, English, Adobe Illustrator',
    },
  },
  {
    name: 'Sofia Lindqvist',
    email: 'sofia.lindqvist@example.com',
    source: 'newsletter',
    daysAgo: 20.5,
    answers: [
      'A guest found a spider in her cabin on our ferry, in a storm. I could not turn the ship, so I moved her next to the kitchen and stayed until she slept.',
      'By deciding what can wait. I am quite strict about that, and I say it in a friendly way.',
      '',
    ],
    agrees: false,
    review: {
      status: 'rejected',
      by: 'Fatima',
      score: 58,
      days: 7.3,
      note: 'Nice stories, but she wants full time and we have 25 hours. Told her so by phone.',
      scorecards: [
        {
          by: 'Fatima',
          stars: [4, 3, 2, 3],
          says: 'Friendly. Solves problems by staying with people, which does not scale.',
        },
      ],
    },
    resume: {
      headline: 'Purser',
      summary: 'Hospitality at sea.',
      work: ['2015 - 2023: Purser, Baltic Line, Stockholm to Helsinki'],
      skills: 'Hospitality, first aid, Swedish, Finnish, English',
    },
  },
  {
    name: 'Diego Morales',
    email: 'diego.morales@example.com',
    source: 'linkedin',
    daysAgo: 15,
    answers: [
      'I repaired phones in Oaxaca. A woman had lost the photos of her mother, and the phone was full of water. It took me two nights, and I got most of them back.',
      'Each request gets a color by how much it hurts. Red is for people who cannot cook, sleep or work.',
      '',
    ],
    agrees: false,
    review: {
      status: 'reviewed',
      by: 'Theo',
      score: 79,
      days: 5.2,
      note: 'Love the colors. Check availability for weekends.',
      scorecards: [
        { by: 'Theo', stars: [5, 4, 4, 4], says: 'Patient, and proud of his work in a good way.' },
        {
          by: 'Fatima',
          stars: [4, 4, 4, 3],
          says: 'Good instincts. Wants weekends free, which is difficult.',
        },
      ],
      comments: [{ by: 'Theo', answer: 1, second: 2, says: 'Colors by how much it hurts: nice.' }],
    },
    resume: {
      headline: 'Repair technician',
      summary: 'Ten years of fixing what people love.',
      work: [
        '2014 - 2022: Owner, Celulares Morales, Oaxaca',
        '2022 - today: Technician, Cedar Repair Cafe, Portland',
      ],
      skills: 'Diagnostics, customer contact, Spanish, English',
    },
  },
  {
    name: 'Hannah Weiss',
    email: 'hannah.weiss@example.com',
    daysAgo: 9.5,
    answers: [
      'At the theater in Graz two people had the same seat, and the play had begun. I gave them my own office chair and a glass of wine. Since then we print the tickets ourselves.',
      'Lists, lists, lists. And at four in the afternoon I throw away what nobody has asked for again.',
      '',
    ],
    agrees: true,
    review: {
      status: 'in_review',
      by: 'Fatima',
      score: 81,
      days: 1.1,
      scorecards: [
        { by: 'Fatima', stars: [4, 5, 4, 4], says: 'Writes for a living and it shows. Very clear.' },
      ],
    },
    assigned: [{ to: 'Elena', by: 'Fatima', dueInDays: -1 }],
    tags: ['Part-time'],
    resume: {
      headline: 'Box office manager',
      summary: 'Keeps four hundred people in a good mood every night.',
      work: ['2016 - today: Box office, Schauspielhaus Graz', '2012 - 2016: Bookseller, Moser, Graz'],
      skills: 'Ticketing, writing, German, English, Italian',
    },
  },
  {
    name: 'Tevita Faleolo',
    email: 'tevita.faleolo@example.com',
    source: 'linkedin',
    daysAgo: 2.1,
    answers: [
      'I coached rugby for children, and the unhappy customers were the parents. I learned to let people finish, then to say back what I heard. After that they mostly solve it themselves.',
      'One at a time, and I look at the person in front of me. The rest of the team knows that I will come.',
      '',
    ],
    agrees: true,
    assigned: [
      { to: 'Elena', by: 'Theo', dueInDays: 2 },
      { to: 'Fatima', by: 'Theo', dueInDays: 2 },
    ],
    tags: ['Starts at once'],
    resume: {
      headline: 'Youth coach and community worker',
      summary: 'Ten years of talking with parents on the sideline.',
      work: [
        '2014 - today: Head coach, Pacific Youth Rugby, Portland',
        '2019 - today: Community desk, East Side Library',
      ],
      skills: 'Conflict resolution, scheduling, Tongan, English',
    },
  },
];

export const unfinishedSupporters: readonly DemoVisitor[] = [
  {
    name: 'Owen Gallagher',
    email: 'owen.gallagher@example.com',
    source: 'newsletter',
    daysAgo: 18,
    answers: [
      'I sold kayaks in Galway. A man came back furious because his had a hole, and it turned out that his brother had shot it. We patched it together and he bought a second one.',
    ],
    resume: {
      headline: 'Outdoor equipment sales',
      summary: 'Sells what he uses.',
      work: ['2017 - today: Sales, Atlantic Paddle, Galway'],
      skills: 'Sales, repairs, patience',
    },
  },
  {
    name: 'Mei-Ling Chen',
    email: 'meiling.chen@example.com',
    source: 'linkedin',
    daysAgo: 4,
    answers: [
      "A guest of our tea house said that her cup was chipped and her day was ruined. I gave her my grandmother's cup and asked her to bring it back some day. She came every week after that.",
    ],
    resume: {
      headline: 'Tea house manager',
      summary: 'Hospitality in small cups.',
      work: ['2018 - today: Manager, Jade Leaf Tea House, Taipei and Seattle'],
      skills: 'Hospitality, Mandarin, Taiwanese, English',
    },
  },
];
