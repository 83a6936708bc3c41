export { staffRoutes } from './staff.routes.ts';
export { createStaffService } from './staff.service.ts';
