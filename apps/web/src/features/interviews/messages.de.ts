import { locale } from '../../lib/language.ts';
import type { InterviewTexts } from './messages.ts';

export const german: InterviewTexts = {
  language: 'Sprache',
  languageFailed: 'Diese Sprache konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  consent:
    'Wenn Sie dieses Interview beginnen, sind Sie einverstanden, dass Sie zur Bewertung aufgenommen werden.',
  loading: 'Das Interview wird geladen …',
  unavailable: 'Interview nicht verfügbar',
  unavailableHint: 'Bitte prüfen Sie den Link oder fragen Sie das Team, das Sie eingeladen hat.',
  notAvailable: 'Das Interview gibt es nicht, oder es ist nicht mehr offen',
  notFound: 'Interview nicht gefunden',
  deadlinePassed: 'Die Frist für dieses Interview ist abgelaufen.',
  full: 'Für dieses Interview sind alle Antworten eingegangen, für die es offen war.',
  limitReached: (company) =>
    `Dieses Interview kann gerade keine neuen Antworten annehmen. ${company} wurde benachrichtigt.`,
  limitReachedHint: 'Bitte versuchen Sie es später noch einmal mit diesem Link.',
  loadFailed: 'Das Interview konnte nicht geladen werden',
  connectionFailed: 'Die Verbindung ist gescheitert',
  connectionHints: [
    'Prüfen Sie, ob dieses Gerät online ist: Öffnen Sie eine andere Seite.',
    'Schalten Sie VPN oder Proxy ab, oder nehmen Sie ein anderes Netz.',
    'Nichts von Ihren Aufnahmen ist verloren: Sie liegen auf diesem Gerät.',
  ],
  retriesItself: 'Diese Seite versucht es auch von selbst noch einmal.',
  retryConnection: 'Verbindung erneut versuchen',
  otherTab: 'Dieses Interview ist in einem anderen Tab offen',
  otherTabHint: 'Machen Sie dort weiter. Wenn Sie jenen Tab schließen, geht es hier von selbst weiter.',
  invitedBy: (company) => `${company} lädt Sie zu einem Video-Interview ein`,
  questions: (count) => (count === 1 ? '1 Frage' : `${count} Fragen`),
  minutes: (minutes) => `Etwa ${minutes} Min.`,
  format: 'Video',
  openUntil: (time) => `Offen bis ${time}`,
  types: {
    'full-time': 'Vollzeit',
    'part-time': 'Teilzeit',
    contract: 'Auf Vertrag',
    internship: 'Praktikum',
  },
  requirements: 'Anforderungen',
  benefits: 'Was wir bieten',
  whatToExpect: 'Was Sie erwartet',
  expectations: [
    'Sie beantworten jede Frage vor der Kamera, eine nach der anderen.',
    'Jede Frage zeigt ihre Zeitgrenze, bevor Sie beginnen.',
    'Sie können eine Antwort ansehen und neu aufnehmen, bevor Sie sie verwenden.',
    'Am Ende sehen Sie Ihre Antworten durch und senden sie ab.',
  ],
  expectRetakes: (count) =>
    count === 0
      ? 'Sie können eine Antwort ansehen, bevor Sie sie verwenden; neu aufnehmen lässt sie sich nicht.'
      : `Sie können eine Antwort ansehen, bevor Sie sie verwenden, und sie ${count === 1 ? 'einmal' : `bis zu ${count}-mal`} neu aufnehmen.`,
  expectThinking: (time) =>
    `Für jede Frage haben Sie ${time} Bedenkzeit; danach beginnt die Aufnahme von selbst.`,
  breaks:
    'Zwischen den Fragen können Sie Pause machen: Ihre Antworten liegen auf diesem Gerät und werden laufend gesendet.',
  help: 'Hilfe',
  helpText:
    'Nehmen Sie einen ruhigen, hellen Ort und einen aktuellen Browser. Startet Ihre Kamera nicht, schließen Sie andere Programme, die sie verwenden. Bei Fragen zur Stelle antworten Sie auf die Nachricht, die Ihnen diesen Link gebracht hat.',
  support: 'Technische Schwierigkeiten? Wenden Sie sich an das Team, das Ihnen diesen Link geschickt hat.',
  start: 'Interview beginnen',
  back: 'Zurück',
  nothingBefore:
    'Vor dieser Seite gibt es keine. Sie können sie schließen und über denselben Link wiederkommen.',
  beforeWeBegin: 'Bevor wir beginnen',
  beforeText: 'Sagen Sie dem Team, wer Sie sind. Nur dieses Team sieht Ihre Antworten.',
  name: 'Vor- und Nachname',
  email: 'E-Mail',
  resumeLabel: 'Lebenslauf',
  chooseFile: 'Datei auswählen',
  orDropIt: 'oder hier ablegen',
  removeFile: 'Entfernen:',
  resumeHint: 'PDF oder DOCX, höchstens 10 MB',
  continue: 'Weiter',
  insightsConsent: {
    title: 'Automatische Auswertung (freiwillig)',
    text: (company) =>
      `${company} nutzt ein Programm, das Antworten misst, um denen zu helfen, die sie ansehen. Sie entscheiden; Ihre Bewerbung wird in beiden Fällen gleich behandelt, und kein Programm entscheidet über Sie.`,
    performance:
      'Meine Worte und meine Stimme dürfen gemessen werden: Tempo, Pausen, Füllwörter und ob die Frage beantwortet ist.',
    behavioral:
      'Mein Bild darf gemessen werden: wie lange mein Gesicht zu sehen und der Kamera zugewandt ist. Über Gefühle wird nichts vermutet.',
  },
  extraTime: (factor) => `Sie haben das ${factor.toLocaleString(locale())}-Fache der üblichen Zeit.`,
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten',
  createFailed: 'Das Interview konnte nicht angelegt werden',
  resumeFailed: (reason) => `Der Lebenslauf konnte nicht gesendet werden: ${reason}`,
  resumeNoData: 'Der Lebenslauf konnte nicht gesendet werden: keine Antwort',
  resumeRequired: 'Der Lebenslauf fehlt',
  resumeTooLarge: 'Die Datei muss kleiner als 10 MB sein',
  resumeWrongKind: 'Bitte wählen Sie eine PDF- oder DOCX-Datei',
  emailTaken: 'Mit dieser E-Mail wurde schon ein Interview abgesendet',
  questionOf: (number, count) => `Frage ${number} von ${count}`,
  required: 'Pflicht',
  optional: 'Freiwillig',
  timeLimit: (time) => `Zeitgrenze ${time}`,
  answered: 'Beantwortet',
  answeredHint: 'Ihre Antwort auf diese Frage ist aufgenommen.',
  recordAgain: 'Neu aufnehmen',
  recordAgainLeft: (count) => `Neu aufnehmen (noch ${count})`,
  noTakesLeft:
    'Für diese Frage sind keine Aufnahmen mehr übrig. Machen Sie mit den anderen weiter, und wenden Sie sich an das Team, wenn sie eine Antwort braucht.',
  previous: 'Vorherige',
  next: 'Nächste',
  leaveQuestion: 'Aufnahme beenden und weggehen?',
  leaveText:
    'Wenn Sie weggehen, endet Ihre Aufnahme hier. Was Sie aufgenommen haben, ist gesichert: Sie können zurückkommen, es ansehen, verwenden oder neu aufnehmen.',
  stillRecording: 'Sie werden weiter aufgenommen.',
  stay: 'Hier bleiben',
  leave: 'Beenden und weggehen',
  leaveClosed: 'Während der Aufnahme können Sie nicht weggehen',
  leaveClosedText: 'Diese Antwort lässt sich nicht neu aufnehmen. Beenden Sie zuerst die Aufnahme.',
  reviewAndSubmit: 'Durchsehen und absenden',
  progress: (percent) => `${percent} % der Pflichtfragen beantwortet`,
  advancing: 'Ihre Antwort ist gesichert. Weiter zur nächsten Frage …',
  happy: 'Zufrieden mit Ihrer Aufnahme?',
  review: 'Ihre Antworten',
  reviewText: 'Sehen Sie Ihre Antworten durch. Nach dem Absenden lassen sie sich nicht mehr ändern.',
  notAnswered: 'Nicht beantwortet',
  unjudged: 'Aufgenommen, noch nicht verwendet',
  watch: 'Ansehen',
  answerNow: 'Antworten',
  sending: (percent) => `Wird gesendet: ${percent} %`,
  checking: 'Wird geprüft …',
  received: 'Angekommen',
  failed: 'Gescheitert',
  checkAgain: 'Noch einmal prüfen',
  recordAgainPlease: 'Bitte nehmen Sie diese Antwort noch einmal auf.',
  uploaded: 'Video gesendet!',
  uploadFailed: 'Das Video konnte nicht gesendet werden',
  uploadFailedBecause: (number, reason) => `Video ${number} konnte nicht gesendet werden: ${reason}`,
  submit: 'Interview absenden',
  submitting: 'Ihr Interview wird abgesendet',
  submittingText: 'Die letzte Ihrer Antworten ist unterwegs. Bitte lassen Sie diese Seite offen.',
  submittingStuck:
    'Im Moment keine Verbindung. Nichts ist verloren: Sobald sie wieder da ist, geht es von selbst weiter. Bitte lassen Sie diese Seite offen.',
  percent: (percent) => `${percent} % abgesendet`,
  timeLeft: (time) => `Noch etwa ${time}`,
  sendingAnswers: (percent, time) => `Ihre Antworten werden gesendet: ${percent} %, noch etwa ${time}.`,
  submitFailed: 'Das Interview konnte nicht abgesendet werden. Bitte versuchen Sie es noch einmal.',
  submitted: 'Interview abgesendet!',
  backToQuestions: 'Zurück zu den Fragen',
  successTitle: 'Interview erfolgreich abgesendet!',
  successText: 'Ihr Interview ist erfolgreich abgesendet.',
  thanks: (company) => `Danke für Ihre Zeit. Ihre Antworten liegen bei ${company}.`,
  confirmationMailed:
    'Eine Mail bestätigt es Ihnen. Ihr Link zeigt, was Sie gesendet haben, und lässt es Sie löschen.',
  seeSent: 'Ansehen, was ich gesendet habe',
  sentTitle: 'Was Sie gesendet haben',
  sentTo: (company, job) => `An ${company}, für ${job}`,
  sentAt: 'Gesendet',
  noResume: 'Keiner',
  answers: 'Ihre Antworten',
  noLength: 'Länge unbekannt',
  sentGone: 'Hier ist nichts mehr',
  sentGoneText:
    'Was Sie gesendet haben, wurde vielleicht gelöscht, oder der Link ist nicht vollständig. Öffnen Sie ihn noch einmal aus der Mail.',
  sentFailed: 'Was Sie gesendet haben, konnte nicht geladen werden',
  insightsAgreed: 'Womit Sie einverstanden sind',
  withdrawInsights: 'Zurücknehmen',
  insightsWithdrawn: 'Sie sind mit der automatischen Auswertung nicht mehr einverstanden.',
  withdrawFailed: 'Es ließ sich nicht zurücknehmen. Bitte versuchen Sie es noch einmal.',
  eraseTitle: 'Löschen lassen',
  eraseText:
    'Sie können alles jederzeit löschen lassen: Antworten, Video, Lebenslauf und Ihre Angaben. Wer Sie bewertet, sieht davon dann nichts mehr.',
  erase: 'Alles löschen',
  eraseQuestion: 'Alles löschen, was Sie gesendet haben?',
  eraseWarning: (company) =>
    `${company} kann Sie für diese Stelle dann nicht mehr berücksichtigen. Das lässt sich nicht rückgängig machen.`,
  keep: 'Behalten',
  erased: 'Alles, was Sie gesendet haben, ist gelöscht',
  erasedText: 'Ihre Angaben, Antworten und Ihr Lebenslauf sind fort. Sie können diese Seite schließen.',
  eraseFailed: 'Es konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
  begunElsewhere: 'Haben Sie dieses Interview auf einem anderen Gerät begonnen?',
  begunElsewhereText:
    'Ihre Antworten sind dort: Machen Sie da weiter. Oder lassen Sie sich einen Link mailen und machen Sie hier weiter.',
  mailLink: 'Link an mich mailen',
  mailLinkNeedsEmail: 'Bitte geben Sie oben zuerst Ihre E-Mail ein.',
  linkMailed:
    'Wenn mit dieser Adresse ein Interview begonnen wurde, ist eine Mail mit dem Link zum Weitermachen unterwegs.',
  linkFailed: 'Der Link konnte nicht gemailt werden. Bitte versuchen Sie es noch einmal.',
  mayClose: 'Sie können diese Seite schließen.',
  somebodyElse: 'Nicht Sie? Beginnen Sie Ihr eigenes Interview',
  whatNext: 'Wie geht es weiter?',
  nextSteps: [
    'Das Team sieht Ihre Antworten an.',
    'In 3 bis 5 Werktagen hören Sie von ihm.',
    'Die nächsten Schritte kommen per E-Mail.',
  ],
  outdated: 'Diese Seite wurde erneuert',
  outdatedText:
    'Ein Teil ließ sich nicht laden: Es gibt eine neuere Fassung, oder die Verbindung ist gescheitert. Nichts von Ihren Aufnahmen ist verloren: Laden Sie die Seite neu und machen Sie weiter.',
  reload: 'Neu laden',
  noRoom:
    'Der Server hat im Moment keinen Platz mehr. Alles, was Sie aufnehmen, bleibt auf diesem Gerät und wird von selbst gesendet, sobald wieder Platz ist. Bitte sagen Sie dem Team Bescheid.',
  stuck:
    'Der Server ist im Moment nicht erreichbar. Alles, was Sie aufnehmen, bleibt auf diesem Gerät und wird von selbst gesendet, wenn er wieder da ist.',
  offline:
    'Keine Verbindung. Alles, was Sie aufnehmen, bleibt auf diesem Gerät und wird von selbst gesendet, wenn sie wieder da ist.',
  fromServer: {
    'The server has no room left at the moment. Please try again later.':
      'Der Server hat im Moment keinen Platz mehr. Bitte versuchen Sie es später noch einmal.',
    'Name is required': 'Der Name fehlt',
    'Please enter your full name': 'Bitte geben Sie Vor- und Nachnamen ein',
    'Name must be at most 100 characters': 'Der Name darf höchstens 100 Zeichen haben',
    'Email is required': 'Die E-Mail fehlt',
    'Please enter a valid email address': 'Bitte geben Sie eine gültige E-Mail ein',
    'Interview not found or not available. This interview may be paused, closed, or still in draft.':
      'Interview nicht gefunden oder nicht verfügbar. Es kann angehalten, geschlossen oder noch ein Entwurf sein.',
    'The deadline for this interview has passed.': 'Die Frist für dieses Interview ist abgelaufen.',
    "This interview can't take new answers right now.":
      'Dieses Interview kann gerade keine neuen Antworten annehmen.',
    'This interview has received all the answers it was open for.':
      'Für dieses Interview sind alle Antworten eingegangen, für die es offen war.',
    'Resume is required': 'Der Lebenslauf fehlt',
    'File size must be less than 10MB': 'Die Datei muss kleiner als 10 MB sein',
    'Please upload a PDF or DOCX file': 'Bitte wählen Sie eine PDF- oder DOCX-Datei',
    'This interview has already been submitted': 'Dieses Interview ist schon abgesendet',
    'Please answer every required question before you submit':
      'Bitte beantworten Sie alle Pflichtfragen, bevor Sie absenden',
    'Your last answer is still being checked. Please try again in a moment.':
      'Ihre letzte Antwort wird noch geprüft. Bitte versuchen Sie es gleich noch einmal.',
    'The consent text has changed. Please reload the page and read it again.':
      'Der Text der Einwilligung hat sich geändert. Bitte laden Sie die Seite neu und lesen Sie ihn noch einmal.',
    'No retakes are left for this question': 'Für diese Frage sind keine neuen Aufnahmen mehr übrig',
    'This question does not belong to this interview': 'Diese Frage gehört nicht zu diesem Interview',
    'This kind of recording is not accepted': 'Diese Art von Aufnahme wird nicht angenommen',
    'File size too large. Please reduce video size or duration.':
      'Die Datei ist zu groß. Bitte verringern Sie Größe oder Dauer des Videos.',
    'The recording has not arrived completely yet': 'Die Aufnahme ist noch nicht ganz angekommen',
    'The recording that arrived differs from the one recorded. Please send it again.':
      'Was angekommen ist, weicht von der Aufnahme ab. Bitte senden Sie sie noch einmal.',
    'This recording is already in use as the answer': 'Diese Aufnahme ist schon die Antwort',
    'This recording cannot be read. Please record the answer again.':
      'Diese Aufnahme ist nicht lesbar. Bitte nehmen Sie die Antwort noch einmal auf.',
    'This recording could not be checked. Please have it checked again, or record the answer again.':
      'Diese Aufnahme konnte nicht geprüft werden. Bitte lassen Sie sie noch einmal prüfen, oder nehmen Sie die Antwort noch einmal auf.',
    'The check of this recording has not failed': 'Die Prüfung dieser Aufnahme ist nicht fehlgeschlagen',
    'This recording has no picture. Please record the answer again.':
      'Diese Aufnahme hat kein Bild. Bitte nehmen Sie die Antwort noch einmal auf.',
    'This recording is longer than the question allows. Please record the answer again.':
      'Diese Aufnahme ist länger, als die Frage erlaubt. Bitte nehmen Sie die Antwort noch einmal auf.',
    'Your session has expired. Please log in again.':
      'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu.',
    'Access denied. You do not have permission to perform this action.': 'Zugriff verweigert.',
    'The requested resource was not found.': 'Nicht gefunden.',
    'Request timeout. Please check your connection and try again.':
      'Das hat zu lange gedauert. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    'Too many requests. Please wait a moment and try again.':
      'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
    'Server error occurred. Please try again later.':
      'Fehler im Server. Bitte versuchen Sie es später noch einmal.',
    'Service is temporarily unavailable. Please try again later.':
      'Der Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
    'Validation error occurred': 'Die Angaben sind ungültig',
    'Network error. Please check your internet connection.':
      'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung.',
    'Failed to upload file': 'Die Datei konnte nicht gesendet werden',
  },
};
