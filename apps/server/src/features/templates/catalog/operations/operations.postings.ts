import { postingTexts, type TemplatesByType, template } from '../template.ts';

export const operationsTemplates: TemplatesByType = {
  'full-time': [
    template(16, 'Operations Manager', {
      summary: 'Plan people, stock, and time so that promises are kept.',
      description: [
        'From the first order of the day to the last, you’ll see that the right people and materials are in the right place. You’ll plan staffing and stock, stay close to the daily work, solve the problems that come up, and agree with sales on what we can promise. Now and then, you’ll step back and fix the cause of something that keeps going wrong.',
        'You’ve led a team in operations, logistics, production, or service, and you use numbers without forgetting the people behind them. You make decisions when information is incomplete and explain them afterward. Safety comes first with us, and good ideas can come from anyone.',
      ],
      questions: [
        [
          'Tell us about a process you simplified. How did it work before, and what did the change save?',
          180,
        ],
        ['Two urgent orders need the same people tomorrow. How do you decide, and who do you tell?', 120],
        ['What do you check first when your day starts, and why?', 60],
      ],
    }),
    template(17, 'Project Manager', {
      summary: 'Bring work with many hands to its end without surprises.',
      description: [
        'Some projects involve so many people that nobody sees all of it. You will. You’ll define scope with stakeholders, build a plan the team believes in, track risks, and keep everyone informed. When a date is in danger, you’ll say so early and bring options.',
        'We’re looking for experience leading projects across teams, clear writing, and the persistence to ask one more question. The method is up to you: we care more about a steady rhythm and honest status reports than about any framework. You’ll finish each project with a review that makes the next one easier.',
      ],
      questions: [
        ['Describe a project that ran late. When did you know, and what did you do about it?', 180],
        ['How do you keep a plan honest when everyone says they’re almost done?', 120],
        ['Which of your habits do your teams appreciate most?', 60],
      ],
    }),
    template(18, 'Supply Chain Coordinator', {
      summary: 'Make sure goods are where they’re needed, when they’re needed.',
      description: [
        'A late shipment can hold up everything else, so we need someone who sees it coming. You’ll place and follow orders, compare deliveries with plans, keep stock levels healthy, and talk with suppliers and carriers every day. Sales, production, and finance will rely on your updates.',
        'You bring some experience in purchasing, logistics, or inventory, confidence with spreadsheets, and a friendly kind of persistence. You like order but keep your head when things change. The work is varied, its results are easy to see, and there’s plenty of room to suggest better ways.',
      ],
      questions: [
        ['Tell us about a shortage you had to manage. What were your options?', 180],
        ['How do you judge whether you can trust a supplier’s promise?', 120],
        ['Which number tells you first that something is going wrong?', 60],
      ],
    }),
  ],
  'part-time': [
    template(34, 'Part-Time Office Administrator', {
      summary: 'Make the office a place where work goes smoothly.',
      description: [
        'When an office runs well, someone has been paying attention. You’ll welcome visitors, sort the mail, order supplies, handle simple invoices, and keep meeting rooms ready to use. Colleagues will come to you with questions no one else can answer, and often you’ll know.',
        'We’re looking for a helpful, organized person who writes a clear email and isn’t thrown by interruptions. Experience in an office, at a front desk, or in a store is a good basis. You’ll work the hours we agree on, and you can improve whatever you think could go more smoothly.',
      ],
      questions: [
        ['What have you improved in an office without being asked?', 120],
        [
          'You’re alone at the front desk when a visitor, a call, and a delivery all arrive at once. What do you do?',
          120,
        ],
        ['Which task do you enjoy that others avoid?', 60],
      ],
    }),
    template(35, 'Part-Time Warehouse Associate', {
      summary: 'Receive, store, and ship goods with care for them and for people.',
      description: [
        'Everything our customers order passes through your hands. You’ll receive deliveries, check and store them, pick and pack orders, and keep the aisles clear and safe. Scanners and other equipment are part of the day, and we’ll train you to use them.',
        'No warehouse experience is necessary. You work carefully, arrive on time for your shift, and say something when you see a risk. If you’d need an adjustment to do the job well, tell us and we’ll talk about it. Shifts are part-time, and the crew shares the less popular tasks.',
      ],
      questions: [
        ['How do you avoid mistakes at the end of a long shift?', 120],
        ['Tell us about a time you saw something unsafe. What did you do?', 120],
        ['Which machines or scanners have you worked with?', 60],
      ],
    }),
    template(36, 'Part-Time Delivery Coordinator', {
      summary: 'Plan routes, and keep drivers and customers informed.',
      description: [
        'Drivers on the road, customers at the door, and you in between, making it work. You’ll plan routes, assign deliveries, stay in touch with drivers, and let customers know when something changes. When traffic or weather upsets the plan, you’ll make a new one.',
        'You know your way around maps and spreadsheets, communicate clearly, and don’t get rattled easily. Experience in dispatch or customer service helps. Your part-time shift ends with a handover, so you can leave knowing the rest is taken care of.',
      ],
      questions: [
        [
          'A driver’s truck breaks down with eleven deliveries left. What do you do in the next half hour?',
          180,
        ],
        ['How do you tell a customer that their delivery won’t arrive until tomorrow?', 120],
        ['Which tools have you used to plan routes?', 60],
      ],
    }),
  ],
  contract: [
    template(54, 'Contract Process Consultant', {
      summary: 'Watch how work is done, and leave it simpler.',
      description: [
        'You’ll start by watching. Before suggesting anything, you’ll follow our work from beginning to end, talk with the people who do it, and measure where time is lost. Then you’ll design simpler ways of working with them, try them on a small scale, and help the ones that work take hold.',
        'You’ve improved processes in offices, plants, or services, and you know more than one method without being devoted to any. People describe you as patient and direct. For the length of the contract, those who do the work every day will be your partners, and they have ideas they’d like you to hear.',
      ],
      questions: [
        ['Tell us about a process everyone complained about. What did you see when you watched it?', 180],
        ['How do you keep an improvement alive after your contract ends?', 120],
        ['Which step do you often find that nobody needs?', 60],
      ],
    }),
    template(55, 'Contract Logistics Planner', {
      summary: 'Plan a move, a season, or a launch down to the last pallet.',
      description: [
        'Something big is coming up for us, and everything has to arrive in the right order. On this contract, you’ll plan the volumes, carriers, storage, and staffing for a move, a peak season, or a launch, along with what to do when a truck doesn’t come. You’ll update the plan as facts come in and make sure everyone works from the same version.',
        'You’ve planned logistics at this level of detail and know your way around spreadsheets or planning software. You think in alternatives and stay friendly on a long day. We’ll involve you early, give you the real numbers, and listen when you say a date won’t hold.',
      ],
      questions: [
        ['Describe a peak season you planned for. How close did reality come to your plan?', 180],
        ['Customs is holding a shipment that a launch depends on. What do you do?', 120],
        ['Which planning mistake have you made only once?', 60],
      ],
    }),
    template(56, 'Quality Assurance Inspector', {
      summary: 'Check goods and work against what was promised.',
      description: [
        'Does it match what we promised? You’ll answer that question many times a day in this contract role. You’ll check incoming materials, work in progress, and finished goods against specifications, record results, and stop what isn’t right. When a defect repeats, you’ll help production and suppliers find its cause.',
        'We’re looking for experience with inspection, measuring tools, or quality standards, and for the confidence to say no under time pressure. You write findings others can act on. Your word carries weight here: a no from quality is a no.',
      ],
      questions: [
        ['Tell us about a batch you stopped. How did you decide, and who disagreed?', 180],
        ['How do you choose a sample when you can’t check everything?', 120],
        ['Which quality standards have you worked with?', 60],
      ],
    }),
  ],
  internship: [
    template(72, 'Operations Intern', {
      summary: 'Follow work from order to delivery, and help fix what slows it down.',
      description: [
        'Follow an order from the moment it comes in to the moment it arrives, and you’ll understand a whole company. That’s where you’ll begin. After that, you’ll help track daily numbers, map out how work gets done, and try small improvements with the people who do it.',
        'You’re practical, you ask why, and you don’t mind starting with the details. Any experience in organizing something, from a part-time job to a community event, is useful. You’ll spend time with different teams and finish the internship with a project that makes something here run better.',
      ],
      questions: [
        ['Think of a line you’ve had to wait in. How would you change the way it works?', 120],
        ['Tell us about something you planned from beginning to end.', 120],
        ['What would you like to see behind the scenes at a company?', 60],
      ],
    }),
    template(73, 'Supply Chain Intern', {
      summary: 'Learn where things come from and how they get here.',
      description: [
        'Nearly everything around us has traveled a long way, and someone planned the trip. In this internship, you’ll learn how. You’ll help track shipments, compare suppliers, keep inventory records accurate, and work out what a delay will mean for others.',
        'A love of maps, puzzles, or spreadsheets will serve you well here. You write clear messages and follow up without being asked. Colleagues in purchasing, warehousing, and logistics will show you their part, so you’ll come away with the full picture.',
      ],
      questions: [
        ['Choose something on your desk. How do you think it got to you?', 120],
        ['Tell us about a group project in which someone didn’t do their part. What did you do?', 120],
        ['Which stage of a product’s journey interests you most?', 60],
      ],
    }),
    template(74, 'Project Coordination Intern', {
      summary: 'Keep plans, notes, and people together.',
      description: [
        'Projects succeed because someone remembers what was agreed on, and for the length of your internship, that someone is you. You’ll prepare agendas, take notes, keep plans and task lists up to date, and kindly remind people of what’s due. You’ll also help put together the reports that show where a project stands.',
        'You like order, write clearly, and aren’t shy about asking a question. Have you ever organized a trip, a team, or an event? That’s a fine place to start. You’ll learn from project managers how to plan, how to spot trouble early, and how to keep a group in good spirits.',
      ],
      questions: [
        ['How do you keep track of everything when you have a lot to do?', 120],
        ['You notice that someone else’s task is going to be late. What do you do?', 120],
        ['What do you write down during a meeting?', 60],
      ],
    }),
  ],
};

/** The texts that the translations beside this file translate. */
export const operationsTexts = postingTexts(operationsTemplates);
