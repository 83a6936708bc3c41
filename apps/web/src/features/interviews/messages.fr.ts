import { locale } from '../../lib/language.ts';
import type { InterviewTexts } from './messages.ts';

export const french: InterviewTexts = {
  language: 'Langue',
  languageFailed: 'Cette langue n’a pas pu être chargée. Veuillez réessayer.',
  consent: 'En commençant cet entretien, vous acceptez d’être enregistré à des fins d’évaluation.',
  loading: 'Chargement de l’entretien…',
  unavailable: 'Entretien indisponible',
  unavailableHint: 'Vérifiez votre lien ou demandez de l’aide à l’équipe de recrutement.',
  notAvailable: 'Cet entretien n’existe pas ou n’est plus disponible',
  notFound: 'Entretien introuvable',
  deadlinePassed: 'La date limite de cet entretien est passée.',
  full: 'Cet entretien a reçu toutes les réponses pour lesquelles il était ouvert.',
  limitReached: (company) =>
    `Cet entretien ne peut pas recevoir de nouvelles réponses pour le moment. ${company} en est informé.`,
  limitReachedHint: 'Veuillez réessayer ce lien plus tard.',
  loadFailed: 'L’entretien n’a pas pu être chargé',
  connectionFailed: 'La connexion a échoué',
  connectionHints: [
    'Vérifiez que cet appareil est en ligne : ouvrez une autre page.',
    'Désactivez le VPN ou le proxy, ou changez de réseau.',
    'Rien de ce que vous avez enregistré n’est perdu : tout est gardé sur cet appareil.',
  ],
  retriesItself: 'Cette page réessaie aussi d’elle-même.',
  retryConnection: 'Réessayer la connexion',
  otherTab: 'Cet entretien est ouvert dans un autre onglet',
  otherTabHint: 'Continuez là-bas. Quand vous fermerez cet onglet, l’entretien reprendra ici de lui-même.',
  invitedBy: (company) => `${company} vous invite à un entretien vidéo`,
  questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
  minutes: (minutes) => `Environ ${minutes} min`,
  format: 'Vidéo',
  openUntil: (time) => `Ouvert jusqu’au ${time}`,
  types: {
    'full-time': 'Temps plein',
    'part-time': 'Temps partiel',
    contract: 'Contrat',
    internship: 'Stage',
  },
  requirements: 'Profil recherché',
  benefits: 'Avantages',
  whatToExpect: 'À quoi vous attendre',
  expectations: [
    'Vous répondez à chaque question devant la caméra, l’une après l’autre.',
    'Chaque question affiche sa limite de temps avant que vous commenciez.',
    'Vous pouvez regarder une réponse et la réenregistrer avant de l’utiliser.',
    'À la fin, vous relisez vos réponses et vous les envoyez.',
  ],
  expectRetakes: (count) =>
    count === 0
      ? 'Vous pouvez regarder une réponse avant de l’utiliser ; elle ne peut pas être réenregistrée.'
      : `Vous pouvez regarder une réponse avant de l’utiliser et la réenregistrer ${count === 1 ? 'une fois' : `jusqu’à ${count} fois`}.`,
  expectThinking: (time) =>
    `Vous avez ${time} pour réfléchir à chaque question ; puis l’enregistrement commence de lui-même.`,
  breaks:
    'Vous pouvez faire une pause entre les questions : vos réponses sont gardées sur cet appareil et envoyées au fur et à mesure.',
  help: 'Aide',
  helpText:
    'Choisissez un endroit calme et clair et un navigateur récent. Si la caméra ne démarre pas, fermez les autres programmes qui l’utilisent. Pour des questions sur le poste, répondez au message qui contenait ce lien.',
  support: 'Un souci technique ? Contactez l’équipe de recrutement qui vous a envoyé ce lien.',
  start: 'Commencer l’entretien',
  back: 'Retour',
  nothingBefore: 'Il n’y a pas de page avant celle-ci. Vous pouvez la fermer et revenir par le même lien.',
  beforeWeBegin: 'Avant de commencer',
  beforeText: 'Dites à l’équipe de recrutement qui vous êtes. Elle seule voit vos réponses.',
  name: 'Nom complet',
  email: 'E-mail',
  resumeLabel: 'CV',
  chooseFile: 'Choisissez un fichier',
  orDropIt: 'ou déposez-le ici',
  removeFile: 'Retirer',
  resumeHint: 'PDF ou DOCX, 10 Mo au maximum',
  continue: 'Continuer',
  insightsConsent: {
    title: 'Analyses automatiques (facultatif)',
    text: (company) =>
      `${company} utilise un logiciel qui mesure les réponses pour aider les personnes qui les examinent. Vous choisissez ; votre candidature est traitée de la même façon dans les deux cas, et aucun logiciel ne décide à votre sujet.`,
    performance:
      'Mes mots et ma voix peuvent être mesurés : rythme, pauses, tics de langage, et si la question reçoit une réponse.',
    behavioral:
      'Mon image peut être mesurée : combien de temps mon visage est visible et tourné vers la caméra. Rien n’est deviné sur les émotions.',
  },
  extraTime: (factor) => `Vous disposez de ${factor.toLocaleString(locale())} fois le temps habituel.`,
  unexpected: 'Une erreur inattendue s’est produite',
  createFailed: 'L’entretien n’a pas pu être créé',
  resumeFailed: (reason) => `Le CV n’a pas pu être envoyé : ${reason}`,
  resumeNoData: 'Le CV n’a pas pu être envoyé : aucune réponse',
  resumeRequired: 'Le CV est obligatoire',
  resumeTooLarge: 'Le fichier doit faire moins de 10 Mo',
  resumeWrongKind: 'Veuillez envoyer un fichier PDF ou DOCX',
  emailTaken: 'Un entretien a déjà été envoyé avec cet e-mail',
  questionOf: (number, count) => `Question ${number} sur ${count}`,
  required: 'Obligatoire',
  optional: 'Facultative',
  timeLimit: (time) => `Limite de temps ${time}`,
  answered: 'Répondue',
  answeredHint: 'Votre réponse à cette question est enregistrée.',
  recordAgain: 'Réenregistrer',
  recordAgainLeft: (count) => `Réenregistrer (encore ${count})`,
  noTakesLeft:
    'Il ne reste plus d’enregistrement pour cette question. Continuez avec les autres, et contactez l’équipe de recrutement si elle exige une réponse.',
  previous: 'Précédente',
  next: 'Suivante',
  leaveQuestion: 'Arrêter l’enregistrement et quitter ?',
  leaveText:
    'Si vous quittez, votre enregistrement s’arrête ici. Ce que vous avez enregistré est conservé : vous pourrez revenir pour le regarder, l’utiliser ou recommencer.',
  stillRecording: 'L’enregistrement continue.',
  stay: 'Rester ici',
  leave: 'Arrêter et quitter',
  leaveClosed: 'Vous ne pouvez pas quitter pendant l’enregistrement',
  leaveClosedText: 'Cette réponse ne peut pas être enregistrée de nouveau. Arrêtez d’abord l’enregistrement.',
  reviewAndSubmit: 'Relire et envoyer',
  progress: (percent) => `${percent} % des questions obligatoires répondues`,
  advancing: 'Votre réponse est gardée. Passons à la question suivante…',
  happy: 'Votre enregistrement vous convient ?',
  review: 'Relisez vos réponses',
  reviewText: 'Parcourez vos réponses. Après l’envoi, elles ne peuvent plus être modifiées.',
  notAnswered: 'Sans réponse',
  unjudged: 'Enregistrée, pas encore utilisée',
  watch: 'La regarder',
  answerNow: 'Répondre',
  sending: (percent) => `Envoi ${percent} %`,
  checking: 'Vérification…',
  received: 'Reçue',
  failed: 'Échec',
  checkAgain: 'Vérifier à nouveau',
  recordAgainPlease: 'Veuillez réenregistrer cette réponse.',
  uploaded: 'Vidéo envoyée !',
  uploadFailed: 'La vidéo n’a pas pu être envoyée',
  uploadFailedBecause: (number, reason) => `La vidéo ${number} n’a pas pu être envoyée : ${reason}`,
  submit: 'Envoyer l’entretien',
  submitting: 'Envoi de votre entretien',
  submittingText: 'La dernière de vos réponses est en route. Gardez cette page ouverte.',
  submittingStuck:
    'Pas de connexion pour le moment. Rien n’est perdu : l’envoi reprendra de lui-même dès qu’elle reviendra. Gardez cette page ouverte.',
  percent: (percent) => `${percent} % envoyés`,
  timeLeft: (time) => `Encore environ ${time}`,
  sendingAnswers: (percent, time) => `Envoi de vos réponses : ${percent} %, encore environ ${time}.`,
  submitFailed: 'L’entretien n’a pas pu être envoyé. Veuillez réessayer.',
  submitted: 'Entretien envoyé !',
  backToQuestions: 'Retour aux questions',
  successTitle: 'Entretien envoyé avec succès !',
  successText: 'Votre entretien a été envoyé avec succès.',
  thanks: (company) => `Merci pour votre temps. Vos réponses sont chez ${company}.`,
  confirmationMailed:
    'Un e-mail vous le confirme. Son lien montre ce que vous avez envoyé et permet de le faire effacer.',
  seeSent: 'Voir ce que j’ai envoyé',
  sentTitle: 'Ce que vous avez envoyé',
  sentTo: (company, job) => `À ${company}, pour ${job}`,
  sentAt: 'Envoyé',
  noResume: 'Aucun',
  answers: 'Vos réponses',
  noLength: 'durée inconnue',
  sentGone: 'Il n’y a plus rien ici',
  sentGoneText:
    'Ce que vous avez envoyé a peut-être été effacé, ou le lien n’est pas complet. Rouvrez-le depuis l’e-mail.',
  sentFailed: 'Ce que vous avez envoyé n’a pas pu être chargé',
  insightsAgreed: 'Ce que vous avez accepté',
  withdrawInsights: 'Retirer',
  insightsWithdrawn: 'Vous n’acceptez plus les analyses automatiques.',
  withdrawFailed: 'Cela n’a pas pu être retiré. Veuillez réessayer.',
  eraseTitle: 'Tout faire effacer',
  eraseText:
    'Vous pouvez tout faire effacer à tout moment : réponses, vidéo, CV et coordonnées. Les personnes qui vous évaluent n’en verront plus rien.',
  erase: 'Tout effacer',
  eraseQuestion: 'Effacer tout ce que vous avez envoyé ?',
  eraseWarning: (company) =>
    `${company} ne pourra plus considérer votre candidature pour ce poste. C’est irréversible.`,
  keep: 'Garder',
  erased: 'Tout ce que vous avez envoyé a été effacé',
  erasedText: 'Vos coordonnées, vos réponses et votre CV ont disparu. Vous pouvez fermer cette page.',
  eraseFailed: 'L’effacement a échoué. Veuillez réessayer.',
  begunElsewhere: 'Avez-vous commencé cet entretien sur un autre appareil ?',
  begunElsewhereText:
    'Vos réponses y sont : continuez là où vous avez commencé. Ou recevez un lien par e-mail et continuez ici.',
  mailLink: 'M’envoyer le lien',
  mailLinkNeedsEmail: 'Saisissez d’abord votre e-mail ci-dessus.',
  linkMailed:
    'Si un entretien a été commencé avec cette adresse, un e-mail avec le lien pour continuer est en route.',
  linkFailed: 'Le lien n’a pas pu être envoyé. Veuillez réessayer.',
  mayClose: 'Vous pouvez fermer cette page.',
  somebodyElse: 'Ce n’est pas vous ? Commencez votre propre entretien',
  whatNext: 'Et maintenant ?',
  nextSteps: [
    'L’équipe de recrutement regarde vos réponses.',
    'Vous aurez de ses nouvelles sous 3 à 5 jours ouvrés.',
    'Elle vous envoie la suite par e-mail.',
  ],
  outdated: 'Cette page a été mise à jour',
  outdatedText:
    'Une partie n’a pas pu être chargée : il y a une version plus récente, ou la connexion a échoué. Rien de ce que vous avez enregistré n’est perdu : rechargez la page et continuez.',
  reload: 'Recharger',
  noRoom:
    'Le serveur n’a plus de place pour le moment. Tout ce que vous enregistrez est gardé sur cet appareil et envoyé de lui-même dès qu’il y aura de la place. Prévenez l’équipe de recrutement.',
  stuck:
    'Le serveur ne répond pas pour le moment. Tout ce que vous enregistrez est gardé sur cet appareil et sera envoyé de lui-même à son retour.',
  offline:
    'Pas de connexion. Tout ce que vous enregistrez est gardé sur cet appareil et sera envoyé de lui-même à son retour.',
  fromServer: {
    'The server has no room left at the moment. Please try again later.':
      'Le serveur n’a plus de place pour le moment. Veuillez réessayer plus tard.',
    'Name is required': 'Le nom est obligatoire',
    'Please enter your full name': 'Saisissez votre nom complet',
    'Name must be at most 100 characters': 'Le nom peut avoir 100 caractères au maximum',
    'Email is required': 'L’e-mail est obligatoire',
    'Please enter a valid email address': 'Saisissez un e-mail valide',
    'Interview not found or not available. This interview may be paused, closed, or still in draft.':
      'Entretien introuvable ou indisponible. Il est peut-être en pause, fermé ou encore en préparation.',
    'The deadline for this interview has passed.': 'La date limite de cet entretien est passée.',
    "This interview can't take new answers right now.":
      'Cet entretien ne peut pas recevoir de nouvelles réponses pour le moment.',
    'This interview has received all the answers it was open for.':
      'Cet entretien a reçu toutes les réponses pour lesquelles il était ouvert.',
    'Resume is required': 'Le CV est obligatoire',
    'File size must be less than 10MB': 'Le fichier doit faire moins de 10 Mo',
    'Please upload a PDF or DOCX file': 'Veuillez envoyer un fichier PDF ou DOCX',
    'This interview has already been submitted': 'Cet entretien a déjà été envoyé',
    'Please answer every required question before you submit':
      'Répondez à toutes les questions obligatoires avant d’envoyer',
    'Your last answer is still being checked. Please try again in a moment.':
      'Votre dernière réponse est encore en cours de vérification. Réessayez dans un instant.',
    'The consent text has changed. Please reload the page and read it again.':
      'Le texte du consentement a changé. Rechargez la page et relisez-le.',
    'No retakes are left for this question': 'Il ne reste plus de reprise pour cette question',
    'This question does not belong to this interview': 'Cette question n’appartient pas à cet entretien',
    'This kind of recording is not accepted': 'Ce type d’enregistrement n’est pas accepté',
    'File size too large. Please reduce video size or duration.':
      'Le fichier est trop grand. Réduisez la taille ou la durée de la vidéo.',
    'The recording has not arrived completely yet': 'L’enregistrement n’est pas encore arrivé en entier',
    'The recording that arrived differs from the one recorded. Please send it again.':
      'L’enregistrement arrivé diffère de l’original. Veuillez le renvoyer.',
    'This recording is already in use as the answer': 'Cet enregistrement sert déjà de réponse',
    'This recording cannot be read. Please record the answer again.':
      'Cet enregistrement est illisible. Veuillez réenregistrer la réponse.',
    'This recording could not be checked. Please have it checked again, or record the answer again.':
      'Cet enregistrement n’a pas pu être vérifié. Faites-le vérifier à nouveau ou réenregistrez la réponse.',
    'The check of this recording has not failed': 'La vérification de cet enregistrement n’a pas échoué',
    'This recording has no picture. Please record the answer again.':
      'Cet enregistrement n’a pas d’image. Veuillez réenregistrer la réponse.',
    'This recording is longer than the question allows. Please record the answer again.':
      'Cet enregistrement dépasse la durée permise. Veuillez réenregistrer la réponse.',
    'Your session has expired. Please log in again.': 'Votre session a expiré. Rechargez la page.',
    'Access denied. You do not have permission to perform this action.': 'Accès refusé.',
    'The requested resource was not found.': 'Introuvable.',
    'Request timeout. Please check your connection and try again.':
      'Le délai est dépassé. Vérifiez votre connexion et réessayez.',
    'Too many requests. Please wait a moment and try again.':
      'Trop de demandes. Attendez un instant et réessayez.',
    'Server error occurred. Please try again later.': 'Erreur du serveur. Réessayez plus tard.',
    'Service is temporarily unavailable. Please try again later.':
      'Le service est momentanément indisponible. Réessayez plus tard.',
    'Validation error occurred': 'Les données ne sont pas valides',
    'Network error. Please check your internet connection.':
      'Erreur de réseau. Vérifiez votre connexion à internet.',
    'Failed to upload file': 'Le fichier n’a pas pu être envoyé',
  },
};
