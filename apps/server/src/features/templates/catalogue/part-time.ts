import { category, template } from './template.ts';

/** Ids 19 to 36, three of each category. */
export const partTimeTemplates = [
  ...category('technology', [
    template(
      19,
      'Part-Time Web Developer',
      'Keeps sites and small applications fast, correct and up to date.',
      [
        ['Tell us about a site that you took over from somebody else. What did you do first?', 180],
        ['How do you hand over work in the middle of a task when your hours for the week are used?', 120],
        ['Which tool saves you the most time, and how?', 60],
      ],
    ),
    template(
      20,
      'Part-Time IT Support Technician',
      'Helps colleagues whose computers stand between them and their work.',
      [
        ['Describe a support case that took you several attempts. How did you go about it?', 180],
        ['Somebody is upset because nothing works before a deadline. What do you say and do first?', 120],
        ['How do you write an answer so that the next person can help themselves?', 60],
      ],
    ),
    template(21, 'Part-Time QA Tester', 'Finds out how software fails before its users do.', [
      ['You have one day to test a new sign-up form. What do you try, in which order?', 180],
      ['Tell us about a defect that you found and that nobody else would have.', 120],
      ['What makes a bug report good?', 60],
    ]),
  ]),
  ...category('executive', [
    template(
      22,
      'Fractional Chief Financial Officer',
      'Gives a small company the financial leadership of a large one.',
      [
        ['You join a company one day a week. What do you look at in the first month?', 180],
        ['Tell us about a founder whose plan you had to talk out of. How did you go about it?', 180],
        ['How do you make sure that nothing waits for the day on which you are there?', 60],
      ],
    ),
    template(
      23,
      'Part-Time Executive Assistant',
      'Keeps an executive’s time, papers and promises in order.',
      [
        ['Describe the busiest week that you organised for somebody. What did you refuse, and how?', 180],
        ['You learn something confidential by accident. What do you do?', 120],
        ['Which small habit makes you good at this work?', 60],
      ],
    ),
    template(24, 'Board Adviser', 'Brings judgement and a wide view to a company’s hardest questions.', [
      ['Which decision of a board that you served on are you still thinking about? Why?', 180],
      ['How do you disagree with a chief executive in front of others?', 120],
      ['What do you want to know about a company before you join it?', 60],
    ]),
  ]),
  ...category('sales', [
    template(
      25,
      'Part-Time Sales Associate',
      'Greets customers, finds out what they need and helps them choose.',
      [
        ['Tell us about a customer whom you helped to find something other than what they came for.', 120],
        ['The shop is full and two people need you at once. What do you do?', 120],
        ['On which days and at which hours do you like to work best?', 60],
      ],
    ),
    template(
      26,
      'Part-Time Social Media Coordinator',
      'Plans, writes and answers where our customers talk.',
      [
        [
          'Describe a post or series of yours that did better than you expected. Why do you think it did?',
          180,
        ],
        ['An angry comment is being shared widely. What are your first three steps?', 120],
        ['Which account do you follow for how well it is run?', 60],
      ],
    ),
    template(
      27,
      'Part-Time Telesales Representative',
      'Calls people who do not expect it and is welcome all the same.',
      [
        ['Take us through the first thirty seconds of a call of yours.', 120],
        ['Tell us about a no that became a yes. What happened in between?', 120],
        ['How do you keep your voice friendly after ten refusals?', 60],
      ],
    ),
  ]),
  ...category('hr', [
    template(
      28,
      'Part-Time HR Assistant',
      'Keeps the records right and the questions of colleagues answered.',
      [
        ['How do you keep many small tasks with different deadlines from being forgotten?', 120],
        ['A manager asks you for a colleague’s private data. What do you answer?', 120],
        ['What did you like about a company’s welcome when you were new somewhere?', 60],
      ],
    ),
    template(
      29,
      'Part-Time Recruitment Coordinator',
      'Makes interviews happen on time and candidates feel expected.',
      [
        ['An interviewer cancels an hour before. What do you do for the candidate?', 120],
        ['Tell us how you organised many people’s calendars for one event.', 180],
        ['Which message to candidates would you rewrite first in most companies?', 60],
      ],
    ),
    template(
      30,
      'Part-Time Training Facilitator',
      'Leads sessions from which people go away able to do something.',
      [
        ['Describe a session that did not go well. What did you change for the next one?', 180],
        ['How do you bring in somebody who has not said a word for an hour?', 120],
        ['How do you begin?', 60],
      ],
    ),
  ]),
  ...category('finance', [
    template(31, 'Part-Time Bookkeeper', 'Records what comes in and goes out, completely and in time.', [
      ['Which steps do you take each week so that the end of the month holds no surprises?', 180],
      ['A receipt is missing and nobody remembers the payment. What do you do?', 120],
      ['Which software have you kept books in?', 60],
    ]),
    template(
      32,
      'Part-Time Accounts Payable Clerk',
      'Checks bills, has them approved and pays them on the day.',
      [
        ['How do you notice that a bill is false, double or not ours?', 120],
        ['A supplier calls because of a late payment that is our fault. How does the call go?', 120],
        ['How do you sort a day that begins with two hundred unread bills?', 60],
      ],
    ),
    template(
      33,
      'Part-Time Tax Preparer',
      'Prepares returns that are correct, complete and understood by those who sign.',
      [
        ['Tell us about a return that was more complicated than it looked. How did you work it out?', 180],
        ['A client wants to leave something out. What do you say?', 120],
        ['How do you keep up with rules that change every year?', 60],
      ],
    ),
  ]),
  ...category('operations', [
    template(34, 'Part-Time Office Administrator', 'Makes the office a place where work goes smoothly.', [
      ['What did you improve in an office that nobody had asked you to?', 120],
      ['You are alone at the desk: a visitor, a call and a delivery come at once. What do you do?', 120],
      ['Which task do you enjoy that others avoid?', 60],
    ]),
    template(
      35,
      'Part-Time Warehouse Associate',
      'Receives, stores and sends goods with care for them and for people.',
      [
        ['How do you keep your pace without making mistakes at the end of a long shift?', 120],
        ['Tell us about a time when you saw something unsafe. What did you do?', 120],
        ['Which machines or scanners have you worked with?', 60],
      ],
    ),
    template(36, 'Part-Time Delivery Coordinator', 'Plans routes and keeps drivers and customers informed.', [
      ['A driver breaks down with eleven deliveries left. What do you do in the next half hour?', 180],
      ['How do you tell a customer that today has become tomorrow?', 120],
      ['Which tools have you used to plan routes?', 60],
    ]),
  ]),
];
