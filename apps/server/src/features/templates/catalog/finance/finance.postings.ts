import { postingTexts, type TemplatesByType, template } from '../template.ts';

export const financeTemplates: TemplatesByType = {
  'full-time': [
    template(13, 'Accountant', {
      summary: 'Keep books that are right, on time, and easy to explain.',
      description: [
        'Accurate books let everyone else plan with confidence. In this role, you’ll record transactions, reconcile accounts, prepare the monthly and annual close, and answer questions from auditors and colleagues. When a step in the close takes longer than it should, you’ll be free to improve it.',
        'You bring a working knowledge of accounting standards, care with details, and a knack for explaining figures to people outside finance. Experience with an accounting system and strong spreadsheet skills are important. We ask questions early, check each other’s work, and keep the end of the month as calm as it can be.',
      ],
      questions: [
        [
          'Take us through one of your month-end closes. Where does it usually go wrong, and what have you improved?',
          180,
        ],
        ['Tell us about an error you found in accounts everyone thought were right.', 120],
        ['Which accounting tool do you know best, and what does it do badly?', 60],
      ],
    }),
    template(14, 'Financial Analyst', {
      summary: 'Build models people can follow and decisions can rest on.',
      description: [
        'You’ll build the models behind our biggest choices: what to launch, where to invest, when to wait. Each week brings a mix of forecasting, comparing results with the plan, and meeting department heads to understand what’s behind a variance. Your work goes straight to the people who decide.',
        'You’re comfortable with spreadsheets and financial statements, and you label your assumptions so that anyone can challenge them. A background in finance, accounting, or economics is useful, however you came by it. We like analysts who say “I don’t know yet” and then find out.',
      ],
      questions: [
        ['Describe a model you built to support a decision. Which assumption mattered most?', 180],
        ['Your forecast was far off. How do you find out why, and what do you tell people?', 120],
        ['How do you lay out a spreadsheet so that someone else can take it over?', 60],
      ],
    }),
    template(15, 'Payroll Specialist', {
      summary: 'Pay everyone the right amount on the right day.',
      description: [
        'Payday should never hold a surprise, and you’ll make sure it doesn’t. You’ll collect hours and changes, run payroll, check taxes and deductions, and answer employees’ questions about their pay stubs. Between pay runs, you’ll keep records up to date, file reports on time, and look for ways to make the process simpler.',
        'You’ve processed payroll before, know the federal and state rules or where to look them up, and treat pay data as the private matter it is. Colleagues will sometimes come to you worried; they should leave with a clear answer. We know that this work needs time and quiet, and we plan for both.',
      ],
      questions: [
        ['How do you check a payroll run before it goes out? Take us through your list.', 180],
        [
          'An employee says their pay has been wrong for three months. What do you do, and in what order?',
          120,
        ],
        ['Which payroll rule do people misunderstand most often?', 60],
      ],
    }),
  ],
  'part-time': [
    template(31, 'Part-Time Bookkeeper', {
      summary: 'Record what comes in and goes out, completely and on time.',
      description: [
        'We need a bookkeeper who likes it when everything adds up. Each week, you’ll record sales and expenses, match receipts to payments, send invoices, and follow up on those that are late. At the end of the month, you’ll reconcile the accounts and prepare the figures for our accountant.',
        'You’ve kept books for a business or an organization, know your way around at least one accounting program, and speak up when something looks odd. The work can be spread steadily across the hours we agree on. You’ll be in direct contact with the people who make the decisions, and they’ll answer your questions.',
      ],
      questions: [
        ['Which steps do you take each week so that the end of the month holds no surprises?', 180],
        ['A receipt is missing and nobody remembers the payment. What do you do?', 120],
        ['Which software have you used to keep books?', 60],
      ],
    }),
    template(32, 'Part-Time Accounts Payable Clerk', {
      summary: 'Check invoices, get them approved, and pay them on time.',
      description: [
        'Suppliers trust companies that pay correctly and on time. You’ll help us be one of them by checking invoices against orders, getting approvals, entering payments, and answering suppliers’ questions. Most weeks also bring a small mystery, such as a duplicate bill or an account that doesn’t match.',
        'You’re exact, at ease with data entry, and friendly when you remind people. Experience in accounts payable or similar office work is helpful. The hours are part-time, the tasks are clear, and on a busy day the finance team shares the load.',
      ],
      questions: [
        ['How do you spot an invoice that’s fake, duplicated, or not ours?', 120],
        ['A supplier calls about a late payment that’s our fault. How does the call go?', 120],
        ['Your day begins with two hundred unopened invoices. How do you sort them?', 60],
      ],
    }),
    template(33, 'Part-Time Tax Preparer', {
      summary: 'Prepare returns that are correct, complete, and clear to those who sign them.',
      description: [
        'Tax season is when people are most grateful for someone who knows the rules. You’ll gather documents from clients, prepare federal and state returns, explain what they’re signing, and follow up on notices. In calmer months, there are extensions, amended returns, and planning questions to work on.',
        'You’ve prepared returns before, keep up with changes in the law, and hold the registration the work requires or are ready to get it. You ask for the missing form rather than guess. We look over each other’s returns before they go out, and part-time colleagues are part of that.',
      ],
      questions: [
        ['Tell us about a return that was more complicated than it looked. How did you work it out?', 180],
        ['A client wants to leave something out. What do you say?', 120],
        ['How do you keep up with rules that change every year?', 60],
      ],
    }),
  ],
  contract: [
    template(51, 'Contract Internal Auditor', {
      summary: 'Look where others don’t, and report it so that it gets fixed.',
      description: [
        'A fresh pair of eyes can be worth more than another checklist. You’ll plan and carry out a set of audits, test controls, talk with the people who do the work, and write findings that lead to action. You’ll also follow up on earlier findings and tell us which ones still matter.',
        'We’re looking for experience in internal or external audit, sound judgment about risk, and reports that are short and fair. You stay independent without becoming unfriendly. The scope of the contract is agreed on at the start, and managers will make time for your questions.',
      ],
      questions: [
        ['Tell us about a finding people didn’t want to hear. How did you report it?', 180],
        ['You have ten days for a whole department. How do you choose what to look at?', 120],
        ['What do you do when everything seems to be in order?', 60],
      ],
    }),
    template(52, 'Contract Financial Controller', {
      summary: 'Close, explain, and improve a company’s books for a limited time.',
      description: [
        'During this contract, you’ll be responsible for books that are correct, closed on schedule, and easy to explain. You’ll lead the monthly close, review reconciliations, look after controls, prepare reports for leadership, and support the audit. Where a process takes too long, you’ll simplify it while you’re here.',
        'You’ve worked as a controller or senior accountant, know the accounting standards that apply, and can step into a running team without friction. You’ll meet colleagues who know their area well and appreciate clear direction. The assignment ends with a careful handover.',
      ],
      questions: [
        ['You inherit a close that takes fifteen days. How do you shorten it?', 180],
        ['Tell us about a control you removed because it did no good.', 120],
        ['What do you ask for on your first day?', 60],
      ],
    }),
    template(53, 'Grant Accountant', {
      summary: 'Account for money that was given for a purpose.',
      description: [
        'Money given for a purpose has to be accounted for with special care. You’ll track grant budgets and spending, allocate costs, prepare reports for funders, and advise program staff on what a grant does and doesn’t allow. Expect a close look at time records, receipts, and deadlines, and some detective work at the start of the contract.',
        'You know fund accounting and the rules that come with public or foundation grants. You explain restrictions without making people feel scolded. It’s work with a visible point: every clean report helps keep a good program going.',
      ],
      questions: [
        ['Describe a grant you accounted for. Which of the funder’s rules was hardest to follow?', 180],
        ['For half a year, costs were charged to the wrong grant. What do you do?', 120],
        ['How do you explain a restriction on funds to people who need the money today?', 60],
      ],
    }),
  ],
  internship: [
    template(69, 'Finance Intern', {
      summary: 'Work with real numbers, guided by people who know them.',
      description: [
        'Textbook finance is neat; the real thing has missing receipts and changing plans. That’s what makes it interesting. In this internship, you’ll help prepare monthly reports, update forecasts, check figures, and find out why two numbers disagree. You’ll see how a company decides what it can afford.',
        'You like numbers, use a spreadsheet with some confidence, and double-check before you send. Courses in business or economics help, but a careful mind helps more. People who do this for a living will look over your work with you and explain the story behind the figures.',
      ],
      questions: [
        ['Explain what profit is, and why a profitable company can still run out of money.', 120],
        ['Tell us about a task where you had to be exact. How did you check your work?', 120],
        ['What do you already use spreadsheets for?', 60],
      ],
    }),
    template(70, 'Accounting Intern', {
      summary: 'Help record, reconcile, and close, and learn why it matters.',
      description: [
        'Debits, credits, and the stories they tell: that’s your internship. You’ll record invoices, reconcile accounts, gather documents for the monthly close, and help answer questions from auditors. Step by step, you’ll take over tasks of your own.',
        'You’ve taken an accounting class or taught yourself the basics, and you enjoy getting things to balance. Exact work and honest questions matter most. Mistakes happen while you’re learning, which is why a colleague will check entries with you and show you how to catch the next one yourself.',
      ],
      questions: [
        ['What do you like about accounting so far, and what seems strange to you?', 120],
        ['Two lists should match, but they don’t. How do you find out why?', 120],
        ['Which course or project has prepared you for this internship?', 60],
      ],
    }),
    template(71, 'Investment Analysis Intern', {
      summary: 'Read, compare, and write up companies for the people who decide.',
      description: [
        'What’s a company worth? You’ll spend this internship learning how professionals answer that. You’ll read annual reports, build simple models, compare competitors, and write short memos on what you’d do and why. Analysts will challenge your reasoning, and you’re welcome to challenge theirs.',
        'We’re looking for curiosity about business, comfort with basic math and spreadsheets, and clear writing. You don’t need to know the markets yet. By the end, you’ll have written memos you can be proud of and seen how careful decisions are made.',
      ],
      questions: [
        ['Choose a company you know. What would make you invest in it, or keep you from investing?', 180],
        ['How do you check whether a number in an article is true?', 120],
        ['What have you read about money that changed your mind?', 60],
      ],
    }),
  ],
};

/** The texts that the translations beside this file translate. */
export const financeTexts = postingTexts(financeTemplates);
