export { askClamd, type ClamdAddress } from './clamd.ts';
export { createVirusScan, type VirusScan } from './virus-scan.ts';
