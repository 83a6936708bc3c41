export { decisionMailsRoutes } from './decision-mails.routes.ts';
export { createDecisionMailsService } from './decision-mails.service.ts';
export { sendDecisionMail } from './decision-mails.tasks.ts';
export { createPlannedMails, type PlannedMails } from './planned-mails.ts';
export { countUnmailed, findAnnouncement } from './recent-mails.repository.ts';
