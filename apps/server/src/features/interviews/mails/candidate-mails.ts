import type { Mail } from '../../../platform/mail/index.ts';
import type { Addressee } from '../rights/candidate-rights.repository.ts';

type Letter = Omit<Mail, 'to'>;
export type Letters = {
  confirmation: (addressee: Addressee, url: string) => Letter;
  /** Anybody may cause this email to anybody: it contains no text of the person who began. */
  goOn: (addressee: Addressee, url: string) => Letter;
  /** The employer allows another attempt. */
  newAttempt: (addressee: Addressee, url: string) => Letter;
  /** Ends the company's emails. */
  stop: (company: string) => string;
};

const languages = ['en', 'es', 'fr', 'de'] as const;
type Language = (typeof languages)[number];

/** The language of the candidate's browser if there are emails in it, else English. */
export function mailLanguage(browserLanguage: string | null): Language {
  const wanted = browserLanguage?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === wanted) ?? 'en';
}

export const candidateMails: Readonly<Record<Language, Letters>> = {
  en: {
    stop: (company) => `Stop emails from ${company}`,
    confirmation: ({ candidate_name, job_title, company_name }, url) => ({
      subject: `We have received your interview for ${job_title}`,
      greeting: `Hello ${candidate_name},`,
      paragraphs: [
        `Thank you for your time. Your answers are with ${company_name}, who will be in touch with you.`,
        'Use the link below to see what you sent, or to erase all of it.',
      ],
      action: { label: 'See what I sent', url },
      footer: 'Keep this link to yourself: anyone who has it can see and erase what you sent.',
    }),
    goOn: ({ job_title, company_name }, url) => ({
      subject: `Continue your interview for ${job_title}`,
      greeting: 'Hello,',
      paragraphs: [
        `You started an interview with ${company_name}. The link below opens it on the device where you click it.`,
        'Recordings that you have not used yet stay on the device where you made them.',
      ],
      action: { label: 'Continue', url },
      footer: 'Keep this link to yourself. If you did not ask for it, ignore this email.',
    }),
    newAttempt: ({ candidate_name, job_title, company_name }, url) => ({
      subject: `You can record your interview for ${job_title} again`,
      greeting: `Hello ${candidate_name},`,
      paragraphs: [
        `${company_name} gives you another attempt at your interview for ${job_title}: you can record and submit it once more.`,
        'Use the same email address as before. What you sent earlier stays with them.',
      ],
      action: { label: 'Start again', url },
      footer: 'If you do not want to record it again, ignore this email.',
    }),
  },
  es: {
    stop: (company) => `No recibir más correos de ${company}`,
    confirmation: ({ candidate_name, job_title, company_name }, url) => ({
      subject: `Hemos recibido su entrevista para ${job_title}`,
      greeting: `Hola, ${candidate_name}:`,
      paragraphs: [
        `Gracias por su tiempo. Sus respuestas están en manos de ${company_name}, que se pondrá en contacto con usted.`,
        'El siguiente enlace muestra lo que envió. Allí también puede hacer que se borre todo.',
      ],
      action: { label: 'Ver lo que envié', url },
      footer: 'El enlace es solo suyo: quien lo tenga puede ver y borrar lo que envió.',
    }),
    goOn: ({ job_title, company_name }, url) => ({
      subject: `Continúe su entrevista para ${job_title}`,
      greeting: 'Hola:',
      paragraphs: [
        `Usted empezó una entrevista con ${company_name}. El siguiente enlace la abre en el dispositivo donde lo pulse.`,
        'Una grabación que aún no ha usado se queda en el dispositivo que la hizo.',
      ],
      action: { label: 'Continuar', url },
      footer: 'El enlace es solo suyo. Si no lo ha pedido, ignore este mensaje.',
    }),
    newAttempt: ({ candidate_name, job_title, company_name }, url) => ({
      subject: `Puede grabar de nuevo su entrevista para ${job_title}`,
      greeting: `Hola, ${candidate_name}:`,
      paragraphs: [
        `${company_name} le ofrece otro intento de su entrevista para ${job_title}: puede grabarla y enviarla una vez más.`,
        'Use la misma dirección de correo que antes. Lo que envió anteriormente se conserva.',
      ],
      action: { label: 'Empezar de nuevo', url },
      footer: 'Si no quiere grabarla de nuevo, ignore este mensaje.',
    }),
  },
  fr: {
    stop: (company) => `Ne plus recevoir d’e-mails de ${company}`,
    confirmation: ({ candidate_name, job_title, company_name }, url) => ({
      subject: `Votre entretien pour ${job_title} est bien arrivé`,
      greeting: `Bonjour ${candidate_name},`,
      paragraphs: [
        `Merci pour votre temps. Vos réponses sont chez ${company_name}, qui vous contactera.`,
        'Le lien ci-dessous montre ce que vous avez envoyé. Vous pouvez aussi y faire tout effacer.',
      ],
      action: { label: 'Voir ce que j’ai envoyé', url },
      footer: 'Ce lien n’est qu’à vous : qui l’a peut voir et effacer ce que vous avez envoyé.',
    }),
    goOn: ({ job_title, company_name }, url) => ({
      subject: `Poursuivez votre entretien pour ${job_title}`,
      greeting: 'Bonjour,',
      paragraphs: [
        `Vous avez commencé un entretien avec ${company_name}. Le lien ci-dessous l’ouvre sur l’appareil où vous l’utilisez.`,
        'Un enregistrement que vous n’avez pas encore utilisé reste sur l’appareil qui l’a fait.',
      ],
      action: { label: 'Poursuivre', url },
      footer: 'Ce lien n’est qu’à vous. Si vous ne l’avez pas demandé, ignorez ce message.',
    }),
    newAttempt: ({ candidate_name, job_title, company_name }, url) => ({
      subject: `Vous pouvez refaire votre entretien pour ${job_title}`,
      greeting: `Bonjour ${candidate_name},`,
      paragraphs: [
        `${company_name} vous offre un nouvel essai pour votre entretien pour ${job_title} : vous pouvez l’enregistrer et l’envoyer encore une fois.`,
        'Utilisez la même adresse e-mail. Ce que vous avez déjà envoyé est conservé.',
      ],
      action: { label: 'Recommencer', url },
      footer: 'Si vous ne voulez pas recommencer, ignorez ce message.',
    }),
  },
  de: {
    stop: (company) => `Keine E-Mails mehr von ${company}`,
    confirmation: ({ candidate_name, job_title, company_name }, url) => ({
      subject: `Ihr Interview für ${job_title} ist angekommen`,
      greeting: `Guten Tag, ${candidate_name},`,
      paragraphs: [
        `vielen Dank für Ihre Zeit. Ihre Antworten liegen bei ${company_name}; von dort hören Sie wieder.`,
        'Der folgende Link zeigt, was Sie gesendet haben. Dort können Sie auch alles löschen lassen.',
      ],
      action: { label: 'Ansehen, was ich gesendet habe', url },
      footer: 'Der Link gehört nur Ihnen: Wer ihn hat, kann sehen und löschen, was Sie gesendet haben.',
    }),
    goOn: ({ job_title, company_name }, url) => ({
      subject: `Setzen Sie Ihr Interview für ${job_title} fort`,
      greeting: 'Guten Tag,',
      paragraphs: [
        `Sie haben ein Interview mit ${company_name} begonnen. Der folgende Link öffnet es auf dem Gerät, auf dem Sie ihn anklicken.`,
        'Eine Aufnahme, die Sie noch nicht verwendet haben, bleibt auf dem Gerät, das sie gemacht hat.',
      ],
      action: { label: 'Fortsetzen', url },
      footer: 'Der Link gehört nur Ihnen. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Mail.',
    }),
    newAttempt: ({ candidate_name, job_title, company_name }, url) => ({
      subject: `Sie können Ihr Interview für ${job_title} noch einmal aufnehmen`,
      greeting: `Guten Tag, ${candidate_name},`,
      paragraphs: [
        `${company_name} gibt Ihnen einen neuen Versuch für Ihr Interview für ${job_title}: Sie können es noch einmal aufnehmen und absenden.`,
        'Verwenden Sie dieselbe E-Mail-Adresse wie zuvor. Was Sie früher gesendet haben, bleibt erhalten.',
      ],
      action: { label: 'Noch einmal beginnen', url },
      footer: 'Wenn Sie es nicht noch einmal aufnehmen möchten, ignorieren Sie diese Mail.',
    }),
  },
};
