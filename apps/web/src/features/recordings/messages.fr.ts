import type { RecordingTexts } from './messages.ts';

const unsupported =
  'Ce navigateur ne peut pas enregistrer de vidéo. Ouvrez le lien dans un Chrome, Edge, Firefox ou Safari récent.';

export const french: RecordingTexts = {
  cameraReady: 'Caméra prête',
  checking: 'Vérification…',
  cameraError: 'Erreur de caméra',
  micReady: 'Micro prêt',
  micError: 'Erreur de micro',
  accessTitle: 'Accès à la caméra nécessaire',
  accessText: 'L’accès à la caméra et au micro est nécessaire pour enregistrer votre réponse.',
  accessHints: {
    denied:
      'Autorisez la caméra et le micro pour cette page : touchez le signe de la caméra ou du cadenas à côté de l’adresse, choisissez Autoriser, puis Donner l’accès.',
    missing: 'Aucune caméra ou aucun micro trouvé. Branchez-en un, puis touchez Donner l’accès.',
    busy: 'Un autre programme utilise la caméra. Fermez les appels vidéo et les autres onglets qui l’utilisent, puis touchez Donner l’accès.',
    unplugged:
      'La caméra ou le micro a été débranché. Rebranchez-le, puis touchez Donner l’accès. Ce que vous avez enregistré est gardé.',
    withdrawn:
      'L’autorisation pour la caméra ou le micro a été retirée. Redonnez-la à côté de l’adresse, puis touchez Donner l’accès. Ce que vous avez enregistré est gardé.',
    taken:
      'La caméra ou le micro s’est arrêté : un autre programme l’a peut-être pris. Fermez les autres programmes qui l’utilisent, puis touchez Donner l’accès. Ce que vous avez enregistré est gardé.',
    insecure:
      'Les navigateurs ne donnent la caméra qu’aux pages en https. Demandez à l’équipe de recrutement un lien en https.',
    unsupported,
  },
  deniedOnIos:
    'Safari : touchez l’icône de page ou aA à côté de l’adresse, puis Réglages du site web, et autorisez l’appareil photo et le micro. Autres navigateurs : autorisez les deux dans Réglages, Apps, au nom de votre navigateur. Appuyez ensuite sur « Donner l’accès ».',
  deniedOnAndroid:
    'Touchez l’icône à gauche de l’adresse, puis Autorisations, et autorisez l’appareil photo et le micro. S’ils n’y sont pas, autorisez les deux dans Paramètres, Applications, au nom de votre navigateur. Appuyez ensuite sur « Donner l’accès ».',
  grant: 'Donner l’accès',
  start: 'Commencer l’enregistrement',
  startNow: 'Commencer maintenant',
  thinking: 'Prenez un moment pour réfléchir. L’enregistrement commence de lui-même.',
  thinkingLeft: (time) => `Temps de réflexion ${time}`,
  thinkingAnnounced: (seconds) =>
    `Temps de réflexion. L’enregistrement commence de lui-même dans ${seconds} secondes au plus.`,
  cancel: 'Annuler',
  keeping: 'Votre enregistrement est mis à l’abri…',
  pause: 'Pause',
  resume: 'Reprendre',
  stop: 'Arrêter l’enregistrement',
  retake: 'Recommencer',
  retakesLeft: (count) => `Recommencer (encore ${count})`,
  noRetakesLeft: 'Il ne reste plus de reprise pour cette question : cet enregistrement sera votre réponse.',
  use: 'Utiliser cet enregistrement',
  recording: 'Enregistrement',
  paused: 'En pause',
  happy: 'Votre enregistrement vous convient ?',
  getReady: 'Regardez la caméra et respirez',
  startingIn: (seconds) => `L’enregistrement commence dans ${seconds}`,
  timeLeft: (time) => `Temps restant ${time}`,
  secondsLeft: (seconds) => `Encore ${seconds} secondes`,
  noStream: 'La caméra ne donne pas d’image',
  noPreview: 'L’enregistrement n’a pas pu être affiché. Veuillez réessayer.',
  startFailed: 'L’enregistrement n’a pas pu commencer. Veuillez réessayer.',
  noResume: 'Votre navigateur ne peut pas reprendre un enregistrement',
  unsupported,
  yourCamera: 'Votre caméra',
  yourRecording: (time) => `Votre enregistrement, ${time}`,
  notKept:
    'Cet appareil n’a plus de place pour garder votre enregistrement. Libérez de l’espace et réessayez. Vos réponses jusqu’ici sont à l’abri.',
  empty: 'Rien n’a été enregistré. Veuillez réessayer.',
  silent:
    'Cet enregistrement n’a pas de son. Vérifiez que votre micro est allumé et non coupé, puis recommencez.',
  black: 'Cet enregistrement n’a pas d’image. Vérifiez que rien ne couvre votre caméra, puis recommencez.',
  hearNothing:
    'Nous n’entendons rien. Vérifiez votre micro : un enregistrement sans son ne peut pas être utilisé.',
  seeNothing:
    'L’image est noire. L’objectif est-il couvert ? Un enregistrement sans image ne peut pas être utilisé.',
  mutedMicrophone:
    'Votre micro est coupé par cet appareil ou un autre programme. Un appel, peut-être ? Le son manque jusqu’à son retour.',
  mutedCamera:
    'Votre caméra ne donne pas d’image pour le moment. Un autre programme, peut-être ? L’image manque jusqu’à son retour.',
  interruptions: {
    hidden:
      'L’enregistrement est en pause : l’écran a été verrouillé ou cette page n’était plus visible. Rien n’est perdu et le temps n’a pas couru. Touchez Reprendre quand vous êtes prêt.',
    muted:
      'L’enregistrement est en pause : un appel ou un autre programme a pris votre micro ou votre caméra. Rien n’est perdu et le temps n’a pas couru. Touchez Reprendre à leur retour.',
  },
  check: {
    title: 'Vérifiez votre caméra et votre micro',
    text: 'C’est ainsi que l’équipe de recrutement vous verra et vous entendra. Rien de ceci n’est envoyé.',
    camera: 'Caméra',
    microphone: 'Micro',
    unnamed: (kind, number) => `${kind} ${number}`,
    heard: 'Nous vous entendons.',
    unheard: 'Nous n’entendons encore rien. Dites quelque chose, ou choisissez un autre micro.',
    seen: 'Votre image est là.',
    dark: 'L’image est noire. L’objectif est-il couvert, ou la pièce sombre ?',
    roomEnough: 'Cet appareil a de la place pour vos enregistrements.',
    roomShort: (needed, free) =>
      `Cet appareil peut garder encore ${free} ; l’entretien peut demander ${needed}. Libérez de l’espace avant de commencer.`,
    lineChecking: 'Mesure de votre connexion…',
    lineGood: 'Votre connexion suit l’enregistrement.',
    lineSlow:
      'Votre connexion est plus lente que l’enregistrement. Rien n’est perdu : les réponses sont gardées ici et envoyées aussi vite que possible. Une image plus petite part plus vite.',
    lineUnknown: 'Votre connexion n’a pas pu être mesurée. Les réponses sont gardées ici jusqu’à leur envoi.',
    smallPicture: 'Enregistrer en 480p',
    fullPicture: 'Enregistrer en 720p',
    isSmall: 'Vos réponses sont enregistrées en 480p.',
    practise: 'Enregistrer cinq secondes d’essai',
    practising: (seconds) => `Enregistrement : encore ${seconds} s`,
    again: 'Encore un essai',
    practiceVideo: 'Votre essai',
    practiceText: 'Regardez et écoutez. Vous seul le voyez.',
    practiceFailed: 'L’essai n’a pas fonctionné. Veuillez réessayer.',
    go: 'Aller aux questions',
  },
  notKeptHere:
    'Ce navigateur ne garde rien pour cette page (navigation privée, peut-être). Vos réponses sont envoyées pendant que vous enregistrez ; gardez cette page ouverte jusqu’à leur envoi.',
  cutOff:
    'Cet enregistrement a été coupé quand la page s’est fermée. Tout ce qui précède est gardé : regardez-le, puis utilisez-le ou recommencez.',
  cuts: {
    unplugged:
      'La caméra ou le micro a été débranché pendant l’enregistrement. Tout ce qui précède est gardé : regardez-le, puis utilisez-le ou recommencez.',
    withdrawn:
      'L’autorisation pour la caméra ou le micro a été retirée pendant l’enregistrement. Tout ce qui précède est gardé : regardez-le, puis utilisez-le ou recommencez.',
    taken:
      'La caméra ou le micro s’est arrêté pendant l’enregistrement. Un autre programme l’a peut-être pris. Tout ce qui précède est gardé : regardez-le, puis utilisez-le ou recommencez.',
    asleep:
      'Cet appareil s’est arrêté pendant l’enregistrement (en veille, peut-être). Tout ce qui précède est gardé : regardez-le, puis utilisez-le ou recommencez.',
    storageFull:
      'Cet appareil a manqué de place pendant l’enregistrement. Tout ce qui précède est gardé : utilisez-le, ou libérez de l’espace et recommencez.',
  },
};
