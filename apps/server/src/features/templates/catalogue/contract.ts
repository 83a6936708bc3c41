import { category, template } from './template.ts';

/** Ids 39 to 56, three of each category. */
export const contractTemplates = [
  ...category('technology', [
    template(
      39,
      'Contract Backend Developer',
      'Builds a defined part of a system and leaves it easy to take over.',
      [
        ['Describe a contract in which you had to be useful within the first week. How did you do it?', 180],
        ['What do you leave behind when you go, so that the team does not need to call you?', 120],
        ['Which parts of our field would you rather not take on?', 60],
      ],
    ),
    template(40, 'Contract DevOps Engineer', 'Makes releases dull and outages short.', [
      ['Tell us about an outage that you helped to end. What did you change so that it stayed away?', 180],
      ['You find secrets in the repository on your first day. What are your steps?', 120],
      ['How do you decide what not to automate?', 60],
    ]),
    template(41, 'Contract Mobile Developer', 'Brings an app to the stores and keeps it well rated.', [
      ['Describe an app that you released. What was harder than it looked?', 180],
      ['How do you test on devices that you do not own?', 120],
      ['Which review by a user changed something in your app?', 60],
    ]),
  ]),
  ...category('executive', [
    template(
      42,
      'Interim Chief Executive',
      'Leads a company through a gap or a change, and hands it over in order.',
      [
        [
          'Tell us about a mandate in which you had to win trust fast. What did you do in the first ten days?',
          180,
        ],
        ['Which decision should an interim leave to the person who comes after?', 180],
        ['When have you ended a mandate early, and why?', 60],
      ],
    ),
    template(43, 'Transformation Programme Director', 'Leads a change that touches everybody’s work.', [
      ['Describe a change that people resisted. What were they right about?', 180],
      ['How do you show a board that a programme works, before the benefits are there?', 120],
      ['Which word from change management would you ban?', 60],
    ]),
    template(44, 'Strategy Consultant', 'Helps leaders to see their choices clearly and to make one.', [
      ['Take us through an engagement: the question, what you found, and what the client did.', 180],
      ['Your findings contradict what the client has announced. How do you go on?', 120],
      ['Which framework do you never use, and why?', 60],
    ]),
  ]),
  ...category('sales', [
    template(45, 'Contract Copywriter', 'Writes what people read to the end and act on.', [
      ['Tell us about a text that you wrote for somebody else’s voice. How did you find that voice?', 180],
      ['A client’s changes make the text worse. What do you do?', 120],
      ['Read us or tell us a sentence of yours that you like.', 60],
    ]),
    template(46, 'Contract Event Manager', 'Plans an event, and is calm when it does not go to plan.', [
      ['Describe an event of yours: how many guests, which budget, and what went wrong?', 180],
      ['Two days before, the venue cancels. What are your first calls?', 120],
      ['What do you always carry with you at an event?', 60],
    ]),
    template(
      47,
      'Contract Search Marketing Specialist',
      'Brings people who are looking for us to the right page at a fair price.',
      [
        ['Tell us about an account that you turned round. What did you stop first?', 180],
        ['How do you show what came of spending on search, and what would have come anyway?', 120],
        ['Which change of the last year in search matters most to you?', 60],
      ],
    ),
  ]),
  ...category('hr', [
    template(48, 'Contract Technical Recruiter', 'Fills a number of technical roles in a given time, well.', [
      ['Tell us about the last technical role that you filled. How did you come to understand it?', 180],
      ['A hiring manager rejects everybody. How do you find out what is behind it?', 120],
      ['How do you write to an engineer who gets ten such messages a week?', 60],
    ]),
    template(49, 'Compensation Consultant', 'Helps a company to pay in a way that it can explain.', [
      ['Describe a pay structure that you built or repaired. What did people say when they saw it?', 180],
      ['You find a pay gap that nobody has asked about. What do you do with it?', 120],
      ['Which data on pay do you trust, and which not?', 60],
    ]),
    template(
      50,
      'HR Systems Specialist',
      'Moves people’s data from one system to another without losing a day.',
      [
        ['Tell us about a migration that you took part in. How did you prove that the data was right?', 180],
        ['Payroll and the HR system disagree about a hundred people. Where do you begin?', 120],
        ['Which system do you know best?', 60],
      ],
    ),
  ]),
  ...category('finance', [
    template(
      51,
      'Contract Internal Auditor',
      'Looks where others do not, and reports it so that it is mended.',
      [
        ['Tell us about a finding that people did not want to hear. How did you report it?', 180],
        ['How do you choose what to look at when you have ten days for a whole department?', 120],
        ['What do you do when everything seems to be in order?', 60],
      ],
    ),
    template(
      52,
      'Contract Financial Controller',
      'Closes, explains and improves a company’s books for a limited time.',
      [
        ['You inherit a close that takes fifteen days. How do you bring it down?', 180],
        ['Tell us about a control that you removed because it did no good.', 120],
        ['What do you ask for on your first day?', 60],
      ],
    ),
    template(53, 'Grant Accountant', 'Accounts for money that was given for a purpose.', [
      ['Describe a grant that you accounted for. Which rule of the giver was hardest to keep?', 180],
      ['Costs were booked to the wrong grant for half a year. What do you do?', 120],
      ['How do you explain a restriction on funds to people who need the money today?', 60],
    ]),
  ]),
  ...category('operations', [
    template(54, 'Contract Process Consultant', 'Watches how work is done and leaves it simpler.', [
      ['Tell us about a process that everybody complained of. What did you see when you watched it?', 180],
      ['How do you keep an improvement alive after your contract has ended?', 120],
      ['Which step do you usually find that nobody needs?', 60],
    ]),
    template(
      55,
      'Contract Logistics Planner',
      'Plans a move, a season or a launch down to the last pallet.',
      [
        ['Describe a peak that you planned for. How close was your plan to what happened?', 180],
        ['Customs hold a shipment that a launch depends on. What do you do?', 120],
        ['Which mistake in planning have you made only once?', 60],
      ],
    ),
    template(56, 'Quality Assurance Inspector', 'Checks goods and work against what was promised.', [
      ['Tell us about a batch that you stopped. How did you decide, and who disagreed?', 180],
      ['How do you choose a sample when you cannot check everything?', 120],
      ['Which standards have you worked to?', 60],
    ]),
  ]),
];
