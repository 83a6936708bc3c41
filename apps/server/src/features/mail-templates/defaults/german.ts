export const germanWords = {
  invitation: {
    subject: 'Einladung zum Video-Interview mit {companyName}',
    text: `Guten Tag {candidateName},

{companyName} möchte Sie kennenlernen und lädt Sie zu einem Video-Interview für die Stelle „{jobTitle}“ ein.

{message}

{length}

Bitte schließen Sie es bis {deadline} ab.

Haben Sie Fragen? Antworten Sie auf diese E-Mail oder schreiben Sie an {contact}.

{link}`,
  },
  reminder: {
    subject: 'Erinnerung: Ihr Video-Interview mit {companyName}',
    text: `Guten Tag {candidateName},

Ihr Video-Interview mit {companyName} für die Stelle „{jobTitle}“ wartet noch auf Sie.

{length}

Bitte schließen Sie es bis {deadline} ab.

Haben Sie Fragen? Antworten Sie auf diese E-Mail oder schreiben Sie an {contact}.

{link}`,
  },
  received: {
    subject: 'Ihr Interview für {jobTitle} ist angekommen',
    text: `Guten Tag {candidateName},

vielen Dank für Ihre Zeit. Ihre Antworten liegen bei {companyName}. Das Unternehmen meldet sich bei Ihnen.

Der folgende Link zeigt, was Sie gesendet haben. Dort können Sie auch alles löschen.`,
  },
  seen: {
    subject: 'Wir sehen uns Ihr Interview für {jobTitle} an',
    text: `Guten Tag {candidateName},

wir haben uns Ihr Interview für {jobTitle} vom {date} angesehen. Vielen Dank für Ihre Antworten.

Wir haben noch nicht entschieden und melden uns bei Ihnen, sobald es so weit ist.

Haben Sie Fragen? Ihr Kontakt bei uns: {contact}.

{companyName}`,
  },
  next_step: {
    subject: 'So geht es weiter: {jobTitle} bei {companyName}',
    text: `Guten Tag {candidateName},

vielen Dank für Ihr Interview für {jobTitle}. Ihre Antworten haben uns gefallen, und wir möchten Sie gerne näher kennenlernen.

Wir melden uns bald bei Ihnen, um ein Gespräch zu vereinbaren. Haben Sie vorher Fragen? Ihr Kontakt bei uns: {contact}.

{companyName}`,
  },
  rejected: {
    subject: 'Ihre Bewerbung für {jobTitle}',
    text: `Guten Tag {candidateName},

vielen Dank für Ihr Interview für {jobTitle} und die Zeit, die Sie sich dafür genommen haben.

Wir haben uns für andere Bewerbungen entschieden. Das ist uns nicht leichtgefallen, und es tut uns leid, Sie zu enttäuschen.

Haben Sie Fragen? Ihr Kontakt bei uns: {contact}. Wir wünschen Ihnen alles Gute und viel Erfolg.

{companyName}`,
  },
} as const;
