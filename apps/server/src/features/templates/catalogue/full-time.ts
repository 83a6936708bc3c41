import { category, template } from './template.ts';

/** Ids 1 to 18, three of each category. */
export const fullTimeTemplates = [
  ...category('technology', [
    template(1, 'Software Engineer', 'Designs, builds and runs software with a team that ships often.', [
      [
        'Walk us through a feature that you built from idea to production. What did you decide, and why?',
        180,
      ],
      [
        'Tell us about a bug that was hard to find. How did you find it, and what did you change afterwards?',
        120,
      ],
      ['Which part of your craft are you trying to get better at right now?', 60],
    ]),
    template(2, 'Data Analyst', 'Turns questions of the business into data, and data into decisions.', [
      [
        'Describe an analysis of yours that changed a decision. What was the question, and what did you find?',
        180,
      ],
      ['How do you make sure that a number is right before you show it to anybody?', 120],
      ['Which chart or report of yours are you proud of, and who used it?', 60],
    ]),
    template(3, 'Product Designer', 'Finds out what people need and designs it until it works for them.', [
      ['Show us your thinking: describe a design that you changed after you watched people use it.', 180],
      ['How do you decide with engineers what to leave out of a first version?', 120],
      ['Which product do you enjoy using, and what would you still change about it?', 60],
    ]),
  ]),
  ...category('executive', [
    template(
      4,
      'Chief Operating Officer',
      'Makes the company run well every day and grow without breaking.',
      [
        ['Describe an organisation that you made run better. What did you measure before and after?', 180],
        [
          'Tell us about a decision that you took back. How did you notice, and how did you tell people?',
          180,
        ],
        ['What does a good week look like for you?', 60],
      ],
    ),
    template(5, 'Head of Product', 'Owns what the product becomes, and leads the people who make it.', [
      ['Tell us about a bet on the product that you made with little evidence. How did it end?', 180],
      ['How do you say no to an important customer or to your own sales team?', 120],
      ['Which metric have you stopped trusting, and why?', 60],
    ]),
    template(
      6,
      'Chief Financial Officer',
      'Keeps the company solvent, honest with itself and ready to invest.',
      [
        ['Describe how you led a company or unit through a year in which the plan did not hold.', 180],
        ['How do you explain a difficult financial position to people who do not read balance sheets?', 120],
        ['Which report would you abolish first, and what would take its place?', 60],
      ],
    ),
  ]),
  ...category('sales', [
    template(7, 'Account Executive', 'Finds customers whose problem we solve, and wins them honestly.', [
      ['Tell us about the deal that taught you most. How did it begin, turn and end?', 180],
      ['A prospect has gone silent after a good demo. What do you do in the next two weeks?', 120],
      ['What do you do before a first call with a company that you do not know?', 60],
    ]),
    template(8, 'Marketing Manager', 'Makes the right people know us and want to know more.', [
      ['Describe a campaign that you ran: whom was it for, what did it cost, and what came of it?', 180],
      ['You have half of last year’s budget. What do you keep, and how do you choose?', 120],
      ['Which piece of marketing by somebody else do you wish were yours?', 60],
    ]),
    template(
      9,
      'Customer Success Manager',
      'Sees to it that customers reach what they bought the product for.',
      [
        ['Tell us about a customer who was about to leave. What did you find out, and what did you do?', 180],
        ['How do you notice that a customer is unhappy before they say so?', 120],
        ['How do you end a call in which you had to disappoint somebody?', 60],
      ],
    ),
  ]),
  ...category('hr', [
    template(10, 'HR Manager', 'Looks after how people join, grow, are paid and leave.', [
      [
        'Describe a policy that you wrote or changed. What was wrong before, and how did people take it?',
        180,
      ],
      ['An employee tells you in confidence about their manager’s conduct. What happens next?', 180],
      ['Which part of working life do companies handle worst, in your experience?', 60],
    ]),
    template(11, 'Recruiter', 'Finds people, treats them well and helps teams choose fairly.', [
      ['Tell us about a role that was hard to fill. What did you change until it was filled?', 180],
      ['How do you keep a hiring team’s first impressions from deciding for them?', 120],
      ['What do you write to a candidate who came second?', 60],
    ]),
    template(
      12,
      'Learning and Development Specialist',
      'Helps people learn what their work will ask of them.',
      [
        [
          'Describe a training that you designed. How did you know what to teach, and whether it worked?',
          180,
        ],
        ['How do you reach people who think that they have no time to learn?', 120],
        ['What have you taught yourself lately, and how?', 60],
      ],
    ),
  ]),
  ...category('finance', [
    template(13, 'Accountant', 'Keeps books that are right, on time and easy to explain.', [
      [
        'Take us through a month-end close of yours. Where does it usually go wrong, and what did you improve?',
        180,
      ],
      ['Tell us about an error that you found in accounts that everybody thought were right.', 120],
      ['Which accounting tool do you know best, and what does it do badly?', 60],
    ]),
    template(14, 'Financial Analyst', 'Builds models that people can follow and decisions can rest on.', [
      ['Describe a model that you built for a decision. Which assumption mattered most?', 180],
      ['Your forecast was far off. How did you find out why, and what did you tell people?', 120],
      ['How do you lay out a spreadsheet so that somebody else can take it over?', 60],
    ]),
    template(15, 'Payroll Specialist', 'Pays everybody the right amount on the right day.', [
      ['How do you check a payroll run before it is paid? Take us through your list.', 180],
      ['An employee says that their pay was wrong for three months. What do you do, in which order?', 120],
      ['Which rule of payroll do people misunderstand most often?', 60],
    ]),
  ]),
  ...category('operations', [
    template(16, 'Operations Manager', 'Plans people, stock and time so that promises are kept.', [
      ['Tell us about a process that you made simpler. How did it work before, and what did it save?', 180],
      ['Two urgent orders need the same people tomorrow. How do you decide, and whom do you tell?', 120],
      ['What do you look at first when you come in, and why?', 60],
    ]),
    template(17, 'Project Manager', 'Brings work with many hands to its end without surprises.', [
      ['Describe a project that was late. When did you know, and what did you do about it?', 180],
      ['How do you keep a plan honest when everybody reports that they are nearly done?', 120],
      ['Which habit of yours do your teams like best?', 60],
    ]),
    template(
      18,
      'Supply Chain Coordinator',
      'Sees to it that goods are where they are needed, when they are.',
      [
        ['Tell us about a shortage that you had to manage. What were your choices?', 180],
        ['How do you judge whether a supplier’s promise can be trusted?', 120],
        ['Which figure tells you soonest that something is going wrong?', 60],
      ],
    ),
  ]),
];
