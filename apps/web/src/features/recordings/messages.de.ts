import type { RecordingTexts } from './messages.ts';

const unsupported =
  'Dieser Browser kann kein Video aufnehmen. Bitte öffnen Sie den Link in einem aktuellen Chrome, Edge, Firefox oder Safari.';

export const german: RecordingTexts = {
  cameraReady: 'Kamera bereit',
  checking: 'Wird geprüft …',
  cameraError: 'Kamerafehler',
  micReady: 'Mikrofon bereit',
  micError: 'Mikrofonfehler',
  accessTitle: 'Zugriff auf die Kamera nötig',
  accessText: 'Um Ihre Antwort aufzunehmen, braucht die Seite Kamera und Mikrofon.',
  accessHints: {
    denied:
      'Erlauben Sie dieser Seite Kamera und Mikrofon: Drücken Sie auf das Kamera- oder Schlosszeichen neben der Adresse, wählen Sie Zulassen und drücken Sie dann Zugriff geben.',
    missing: 'Keine Kamera oder kein Mikrofon gefunden. Schließen Sie es an und drücken Sie Zugriff geben.',
    busy: 'Ein anderes Programm benutzt die Kamera. Schließen Sie Videoanrufe und andere Tabs, die sie benutzen, und drücken Sie Zugriff geben.',
    unplugged:
      'Die Kamera oder das Mikrofon wurde getrennt. Schließen Sie es wieder an und drücken Sie Zugriff geben. Was Sie aufgenommen haben, ist gesichert.',
    withdrawn:
      'Die Erlaubnis für Kamera oder Mikrofon wurde entzogen. Erlauben Sie sie neben der Adresse wieder und drücken Sie Zugriff geben. Was Sie aufgenommen haben, ist gesichert.',
    taken:
      'Die Kamera oder das Mikrofon ist ausgefallen: Vielleicht hat ein anderes Programm es übernommen. Schließen Sie andere Programme, die es benutzen, und drücken Sie Zugriff geben. Was Sie aufgenommen haben, ist gesichert.',
    insecure:
      'Browser geben die Kamera nur Seiten mit https. Bitte fragen Sie das Team nach einem Link mit https.',
    unsupported,
  },
  deniedOnIos:
    'Safari: Tippen Sie auf das Seitensymbol oder aA neben der Adresse, dann auf Website-Einstellungen, und erlauben Sie Kamera und Mikrofon. Andere Browser: Erlauben Sie beides in den Einstellungen unter Apps beim Namen Ihres Browsers. Drücken Sie danach auf „Zugriff geben“.',
  deniedOnAndroid:
    'Tippen Sie auf das Symbol links neben der Adresse, dann auf Berechtigungen, und erlauben Sie Kamera und Mikrofon. Fehlen sie dort, erlauben Sie beides in den Einstellungen unter Apps beim Namen Ihres Browsers. Drücken Sie danach auf „Zugriff geben“.',
  grant: 'Zugriff geben',
  start: 'Aufnahme starten',
  startNow: 'Aufnahme jetzt starten',
  thinking: 'Denken Sie in Ruhe nach. Die Aufnahme beginnt von selbst.',
  thinkingLeft: (time) => `Bedenkzeit ${time}`,
  thinkingAnnounced: (seconds) =>
    `Bedenkzeit. Die Aufnahme beginnt von selbst in höchstens ${seconds} Sekunden.`,
  cancel: 'Abbrechen',
  keeping: 'Ihre Aufnahme wird gesichert …',
  pause: 'Pause',
  resume: 'Fortsetzen',
  stop: 'Aufnahme beenden',
  retake: 'Neu aufnehmen',
  retakesLeft: (count) => `Neu aufnehmen (noch ${count})`,
  noRetakesLeft: 'Für diese Frage ist keine neue Aufnahme mehr übrig: Diese wird Ihre Antwort.',
  use: 'Diese Aufnahme verwenden',
  recording: 'Aufnahme',
  paused: 'Pause',
  happy: 'Zufrieden mit Ihrer Aufnahme?',
  getReady: 'Schauen Sie in die Kamera und atmen Sie durch',
  startingIn: (seconds) => `Die Aufnahme beginnt in ${seconds}`,
  timeLeft: (time) => `Restzeit ${time}`,
  secondsLeft: (seconds) => `Noch ${seconds} Sekunden`,
  noStream: 'Die Kamera gibt kein Bild',
  noPreview: 'Die Aufnahme konnte nicht gezeigt werden. Bitte versuchen Sie es noch einmal.',
  startFailed: 'Die Aufnahme konnte nicht beginnen. Bitte versuchen Sie es noch einmal.',
  noResume: 'Ihr Browser kann eine Aufnahme nicht fortsetzen',
  unsupported,
  yourCamera: 'Ihre Kamera',
  yourRecording: (time) => `Ihre Aufnahme, ${time}`,
  notKept:
    'Dieses Gerät hat keinen Platz mehr für Ihre Aufnahme. Schaffen Sie Platz und versuchen Sie es noch einmal. Ihre bisherigen Antworten sind sicher.',
  empty: 'Es wurde nichts aufgenommen. Bitte versuchen Sie es noch einmal.',
  silent:
    'Diese Aufnahme hat keinen Ton. Prüfen Sie, ob Ihr Mikrofon an und nicht stumm ist, und nehmen Sie neu auf.',
  black: 'Diese Aufnahme hat kein Bild. Prüfen Sie, ob etwas die Kamera verdeckt, und nehmen Sie neu auf.',
  hearNothing:
    'Wir hören nichts. Prüfen Sie Ihr Mikrofon: Eine Aufnahme ohne Ton lässt sich nicht verwenden.',
  seeNothing:
    'Das Bild ist schwarz. Ist die Linse verdeckt? Eine Aufnahme ohne Bild lässt sich nicht verwenden.',
  mutedMicrophone:
    'Ihr Mikrofon ist vom Gerät oder einem anderen Programm stummgeschaltet. Vielleicht ein Anruf? Bis es zurück ist, fehlt der Ton.',
  mutedCamera:
    'Ihre Kamera gibt im Moment kein Bild. Vielleicht ein anderes Programm? Bis sie zurück ist, fehlt das Bild.',
  interruptions: {
    hidden:
      'Die Aufnahme ist angehalten: Der Bildschirm war gesperrt oder diese Seite nicht zu sehen. Nichts ist verloren, und die Zeit steht still. Drücken Sie Fortsetzen, wenn Sie bereit sind.',
    muted:
      'Die Aufnahme ist angehalten: Ein Anruf oder ein anderes Programm hat Mikrofon oder Kamera übernommen. Nichts ist verloren, und die Zeit steht still. Drücken Sie Fortsetzen, wenn sie zurück sind.',
  },
  check: {
    title: 'Prüfen Sie Kamera und Mikrofon',
    text: 'So wird das Team Sie sehen und hören. Nichts hiervon wird gesendet.',
    camera: 'Kamera',
    microphone: 'Mikrofon',
    unnamed: (kind, number) => `${kind} ${number}`,
    heard: 'Wir hören Sie.',
    unheard: 'Wir hören noch nichts. Sagen Sie etwas, oder wählen Sie ein anderes Mikrofon.',
    seen: 'Ihr Bild ist da.',
    dark: 'Das Bild ist schwarz. Ist die Linse verdeckt oder der Raum dunkel?',
    roomEnough: 'Dieses Gerät hat Platz für Ihre Aufnahmen.',
    roomShort: (needed, free) =>
      `Dieses Gerät kann noch ${free} aufheben; das Interview kann ${needed} brauchen. Schaffen Sie Platz, bevor Sie beginnen.`,
    lineChecking: 'Ihre Leitung wird gemessen …',
    lineGood: 'Ihre Leitung hält mit der Aufnahme Schritt.',
    lineSlow:
      'Ihre Leitung ist langsamer als die Aufnahme. Nichts geht verloren: Antworten bleiben hier und werden so schnell wie möglich gesendet. Ein kleineres Bild ist eher da.',
    lineUnknown: 'Ihre Leitung ließ sich nicht messen. Antworten bleiben hier, bis sie gesendet sind.',
    smallPicture: 'In 480p aufnehmen',
    fullPicture: 'In 720p aufnehmen',
    isSmall: 'Ihre Antworten werden in 480p aufgenommen.',
    practise: 'Fünf Sekunden zur Probe aufnehmen',
    practising: (seconds) => `Aufnahme: noch ${seconds} s`,
    again: 'Noch eine Probe',
    practiceVideo: 'Ihre Probeaufnahme',
    practiceText: 'Sehen und hören Sie sie an. Nur Sie sehen sie.',
    practiceFailed: 'Die Probeaufnahme ist gescheitert. Bitte versuchen Sie es noch einmal.',
    go: 'Zu den Fragen',
  },
  notKeptHere:
    'Dieser Browser hebt für diese Seite nichts auf (privates Fenster?). Ihre Antworten werden während der Aufnahme gesendet; lassen Sie diese Seite offen, bis alles abgesendet ist.',
  cutOff:
    'Diese Aufnahme brach ab, als die Seite geschlossen wurde. Alles bis dahin ist gesichert: Sehen Sie sie an, und verwenden Sie sie oder nehmen Sie neu auf.',
  cuts: {
    unplugged:
      'Kamera oder Mikrofon wurde während der Aufnahme getrennt. Alles bis dahin ist gesichert: Sehen Sie es an, und verwenden Sie es oder nehmen Sie neu auf.',
    withdrawn:
      'Die Erlaubnis für Kamera oder Mikrofon wurde während der Aufnahme entzogen. Alles bis dahin ist gesichert: Sehen Sie es an, und verwenden Sie es oder nehmen Sie neu auf.',
    taken:
      'Kamera oder Mikrofon fiel während der Aufnahme aus. Vielleicht hat ein anderes Programm es übernommen. Alles bis dahin ist gesichert: Sehen Sie es an, und verwenden Sie es oder nehmen Sie neu auf.',
    asleep:
      'Das Gerät stand während der Aufnahme still (vielleicht im Ruhezustand). Alles bis dahin ist gesichert: Sehen Sie es an, und verwenden Sie es oder nehmen Sie neu auf.',
    storageFull:
      'Dem Gerät ging während der Aufnahme der Platz aus. Alles bis dahin ist gesichert: Verwenden Sie es, oder schaffen Sie Platz und nehmen Sie neu auf.',
  },
};
