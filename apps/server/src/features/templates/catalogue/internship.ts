import { category, template } from './template.ts';

/** Ids 57 to 74, three of each category; 60 to 62 would be the executive ones, which there are none of. */
export const internshipTemplates = [
  ...category('technology', [
    template(57, 'Software Engineering Intern', 'Learns to build software with a team, on real tasks.', [
      ['Tell us about something that you programmed, for a course or for yourself. What was hard?', 120],
      ['You have been stuck for an hour. What do you do next?', 120],
      ['What would you like to be able to do after this internship?', 60],
    ]),
    template(
      58,
      'Data Science Intern',
      'Helps to answer real questions with data, and learns to doubt the answer.',
      [
        ['Describe a set of data that you worked with. What did it hide at first?', 120],
        ['Explain a method that you have learnt to somebody who has never heard of it.', 120],
        ['Which question would you like to answer with data?', 60],
      ],
    ),
    template(59, 'UX Design Intern', 'Watches users, sketches, tries and tries again.', [
      ['Tell us about something that you made and then made again because of what somebody said.', 120],
      ['Choose an app on your phone. What would you ask its users?', 120],
      ['Which designer or product has taught you something?', 60],
    ]),
  ]),
  ...category('sales', [
    template(63, 'Sales Intern', 'Prepares, listens in, and soon makes calls of their own.', [
      ['Tell us about a time when you convinced somebody. What did they care about?', 120],
      ['How would you find twenty companies that might need what we make?', 120],
      ['What do you expect to find difficult about selling?', 60],
    ]),
    template(64, 'Marketing Intern', 'Helps with campaigns, texts and figures, from idea to result.', [
      ['Which advertisement reached you lately, and why do you think it did?', 120],
      ['How would you tell students of your school or university about us?', 120],
      ['Which tools have you made pictures, texts or films with?', 60],
    ]),
    template(
      65,
      'Public Relations Intern',
      'Helps the company to say things clearly and to hear what is said of it.',
      [
        ['Tell us about a text of yours that was read by people whom you did not know.', 120],
        ['Explain today’s most important news to us in a minute, as if we had not heard it.', 60],
        ['Which newspaper, programme or feed do you follow, and why?', 60],
      ],
    ),
  ]),
  ...category('hr', [
    template(66, 'Human Resources Intern', 'Sees how people are found, welcomed and looked after.', [
      ['What made you feel welcome, or not, when you joined a group or a job?', 120],
      ['How do you treat something that was told to you in confidence?', 120],
      ['Which part of working with people interests you most?', 60],
    ]),
    template(67, 'Talent Acquisition Intern', 'Helps to find candidates and to keep each of them informed.', [
      ['Where would you look for people to join a team like ours?', 120],
      ['Tell us about a time when you organised something for many people.', 120],
      ['What would you tell a friend who applies here?', 60],
    ]),
    template(
      68,
      'Training and Development Intern',
      'Helps to make courses and to find out what people took from them.',
      [
        ['Tell us about something that you taught to somebody. How did you know that they understood?', 120],
        ['Which course did you learn most from, and what did its teacher do?', 120],
        ['How do you learn best yourself?', 60],
      ],
    ),
  ]),
  ...category('finance', [
    template(69, 'Finance Intern', 'Works with real figures under the eyes of people who know them.', [
      ['Explain to us what profit is, and why a company with profit can run out of money.', 120],
      ['Tell us about a task in which you had to be exact. How did you check yourself?', 120],
      ['What do you already do with spreadsheets?', 60],
    ]),
    template(70, 'Accounting Intern', 'Helps to book, reconcile and close, and learns why it matters.', [
      ['What do you like about accounting so far, and what do you find strange?', 120],
      ['Two lists should agree and do not. How do you go about it?', 120],
      ['Which course have you taken that will help you here?', 60],
    ]),
    template(
      71,
      'Investment Analysis Intern',
      'Reads, compares and writes up companies for those who decide.',
      [
        ['Choose a company that you know. What would make you invest in it, or not?', 180],
        ['How do you find out whether a figure in an article is true?', 120],
        ['What have you read about money that changed your mind?', 60],
      ],
    ),
  ]),
  ...category('operations', [
    template(
      72,
      'Operations Intern',
      'Follows work from order to delivery and helps to mend what slows it.',
      [
        ['Think of a queue that you stood in. What would you change about how it works?', 120],
        ['Tell us about something that you planned from beginning to end.', 120],
        ['What would you like to see from behind the scenes?', 60],
      ],
    ),
    template(73, 'Supply Chain Intern', 'Learns where things come from and how they arrive.', [
      ['Choose something on your desk. How do you think it came to you?', 120],
      ['Tell us about a group task in which somebody did not deliver. What did you do?', 120],
      ['Which part of the way of goods interests you most?', 60],
    ]),
    template(74, 'Project Coordination Intern', 'Keeps plans, notes and people together.', [
      ['How do you keep track of everything when you have many things to do?', 120],
      ['You notice that a task of somebody else will be late. What do you do?', 120],
      ['What do you write down during a meeting?', 60],
    ]),
  ]),
];
