import type { StopEmailsTexts } from './messages.ts';

export const spanish: StopEmailsTexts = {
  title: (company) => `¿No recibir más correos de ${company}?`,
  anyCompany: 'esta empresa',
  text: (company) =>
    `${company} no podrá volver a escribir a esta dirección. Los enlaces que usted mismo pida seguirán llegando.`,
  action: 'No recibir estos correos',
  ended: 'No recibirá más correos como este',
  endedText: 'Puede cerrar esta página.',
  failed: 'No se ha podido guardar. Use el enlace de un correo más reciente.',
};
