export const frenchWords = {
  invitation: {
    subject: 'Invitation à un entretien vidéo avec {companyName}',
    text: `Bonjour {candidateName},

{companyName} souhaite faire votre connaissance et vous invite à un entretien vidéo pour le poste « {jobTitle} ».

{message}

{length}

Veuillez le terminer au plus tard le {deadline}.

Avez-vous des questions ? Répondez à cet e-mail, ou écrivez à {contact}.

{link}`,
  },
  reminder: {
    subject: 'Rappel : votre entretien vidéo avec {companyName}',
    text: `Bonjour {candidateName},

Votre entretien vidéo avec {companyName} pour le poste « {jobTitle} » vous attend toujours.

{length}

Veuillez le terminer au plus tard le {deadline}.

Avez-vous des questions ? Répondez à cet e-mail, ou écrivez à {contact}.

{link}`,
  },
  received: {
    subject: 'Nous avons bien reçu votre entretien pour {jobTitle}',
    text: `Bonjour {candidateName},

Merci pour votre temps. {companyName} a bien reçu vos réponses et vous contactera.

Le lien ci-dessous montre ce que vous avez envoyé. Vous pouvez aussi y tout effacer.`,
  },
  seen: {
    subject: 'Nous étudions votre entretien pour {jobTitle}',
    text: `Bonjour {candidateName},

Nous avons regardé l’entretien pour {jobTitle} que vous avez envoyé le {date}. Merci pour vos réponses.

Nous n’avons pas encore pris de décision. Nous vous écrirons dès que ce sera fait.

Vous avez des questions ? Votre contact : {contact}.

{companyName}`,
  },
  next_step: {
    subject: 'Prochaine étape : {jobTitle} chez {companyName}',
    text: `Bonjour {candidateName},

Merci pour votre entretien pour {jobTitle}. Vos réponses nous ont plu et nous aimerions mieux vous connaître.

Nous vous contacterons bientôt pour convenir d’un échange. Si vous avez des questions d’ici là, votre contact est {contact}.

{companyName}`,
  },
  rejected: {
    subject: 'Votre candidature pour {jobTitle}',
    text: `Bonjour {candidateName},

Merci pour votre entretien pour {jobTitle} et pour le temps que vous y avez consacré.

Nous avons décidé de poursuivre avec d’autres candidatures. Ce choix n’a pas été facile, et nous regrettons de devoir vous décevoir.

Vous avez des questions ? Votre contact : {contact}. Nous vous souhaitons une bonne continuation.

{companyName}`,
  },
} as const;
