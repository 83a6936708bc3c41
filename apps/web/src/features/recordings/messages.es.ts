import type { RecordingTexts } from './messages.ts';

const unsupported =
  'Este navegador no puede grabar vídeo. Abra el enlace en un Chrome, Edge, Firefox o Safari actual.';

export const spanish: RecordingTexts = {
  cameraReady: 'Cámara lista',
  checking: 'Comprobando…',
  cameraError: 'Error de cámara',
  micReady: 'Micrófono listo',
  micError: 'Error de micrófono',
  accessTitle: 'Se necesita acceso a la cámara',
  accessText: 'Para grabar su respuesta se necesita acceso a la cámara y al micrófono.',
  accessHints: {
    denied:
      'Permita la cámara y el micrófono para esta página: pulse el signo de la cámara o del candado junto a la dirección, elija Permitir y pulse Dar permiso.',
    missing: 'No se encontró cámara o micrófono. Conecte uno y pulse Dar permiso.',
    busy: 'Otro programa está usando la cámara. Cierre las videollamadas y otras pestañas que la usen y pulse Dar permiso.',
    unplugged:
      'La cámara o el micrófono se desconectó. Conéctelo de nuevo y pulse Dar permiso. Lo que grabó está guardado.',
    withdrawn:
      'Se retiró el permiso para la cámara o el micrófono. Permítalo de nuevo junto a la dirección y pulse Dar permiso. Lo que grabó está guardado.',
    taken:
      'La cámara o el micrófono se detuvo: quizá lo ha tomado otro programa. Cierre otros programas que lo usen y pulse Dar permiso. Lo que grabó está guardado.',
    insecure:
      'Los navegadores dan la cámara solo a páginas con https. Pida al equipo de selección un enlace con https.',
    unsupported,
  },
  deniedOnIos:
    'Safari: toque el icono de la página o aA junto a la dirección, luego Configuración del sitio web, y permita la cámara y el micrófono. Otros navegadores: permita ambos en Ajustes, Apps, con el nombre de su navegador. Después pulse «Dar permiso».',
  deniedOnAndroid:
    'Toque el icono a la izquierda de la dirección, luego Permisos, y permita la cámara y el micrófono. Si no aparecen, permita ambos en Ajustes, Aplicaciones, con el nombre de su navegador. Después pulse «Dar permiso».',
  grant: 'Dar permiso',
  start: 'Empezar a grabar',
  startNow: 'Empezar a grabar ya',
  thinking: 'Tómese un momento para pensar. La grabación empieza por sí sola.',
  thinkingLeft: (time) => `Tiempo para pensar ${time}`,
  thinkingAnnounced: (seconds) =>
    `Tiempo para pensar. La grabación empieza por sí sola en ${seconds} segundos como máximo.`,
  cancel: 'Cancelar',
  keeping: 'Guardando su grabación…',
  pause: 'Pausar',
  resume: 'Reanudar',
  stop: 'Parar la grabación',
  retake: 'Repetir',
  retakesLeft: (count) => `Repetir (quedan ${count})`,
  noRetakesLeft: 'No quedan repeticiones para esta pregunta: esta grabación será su respuesta.',
  use: 'Usar esta grabación',
  recording: 'Grabando',
  paused: 'En pausa',
  happy: '¿Le gusta su grabación?',
  getReady: 'Mire a la cámara y respire',
  startingIn: (seconds) => `La grabación empieza en ${seconds}`,
  timeLeft: (time) => `Tiempo restante ${time}`,
  secondsLeft: (seconds) => `Quedan ${seconds} segundos`,
  noStream: 'La cámara no da imagen',
  noPreview: 'No se pudo mostrar la grabación. Inténtelo de nuevo.',
  startFailed: 'No se pudo empezar a grabar. Inténtelo de nuevo.',
  noResume: 'Su navegador no puede reanudar una grabación',
  unsupported,
  yourCamera: 'Su cámara',
  yourRecording: (time) => `Su grabación, ${time}`,
  notKept:
    'Este dispositivo no tiene espacio para guardar su grabación. Libere espacio e inténtelo de nuevo. Sus respuestas hasta ahora están a salvo.',
  empty: 'No se grabó nada. Inténtelo de nuevo.',
  silent:
    'Esta grabación no tiene sonido. Compruebe que el micrófono está encendido y no silenciado y grabe de nuevo.',
  black: 'Esta grabación no tiene imagen. Compruebe que nada tapa la cámara y grabe de nuevo.',
  hearNothing: 'No oímos nada. Compruebe su micrófono: una grabación sin sonido no se puede usar.',
  seeNothing: 'La imagen está negra. ¿Está tapada la lente? Una grabación sin imagen no se puede usar.',
  mutedMicrophone:
    'Este dispositivo u otro programa ha silenciado su micrófono. ¿Una llamada, quizás? Falta el sonido hasta que vuelva.',
  mutedCamera:
    'Su cámara no da imagen en este momento. ¿Otro programa, quizás? Falta la imagen hasta que vuelva.',
  interruptions: {
    hidden:
      'La grabación está en pausa: la pantalla se bloqueó o esta página dejó de verse. No se pierde nada ni ha pasado tiempo. Pulse Reanudar cuando quiera.',
    muted:
      'La grabación está en pausa: una llamada u otro programa ha tomado su micrófono o su cámara. No se pierde nada ni ha pasado tiempo. Pulse Reanudar cuando vuelva.',
  },
  check: {
    title: 'Compruebe su cámara y su micrófono',
    text: 'Así le verá y oirá el equipo de selección. Nada de esto se envía.',
    camera: 'Cámara',
    microphone: 'Micrófono',
    unnamed: (kind, number) => `${kind} ${number}`,
    heard: 'Le oímos.',
    unheard: 'Aún no oímos nada. Diga algo o elija otro micrófono.',
    seen: 'Su imagen se ve.',
    dark: 'La imagen está negra. ¿Está tapada la lente o a oscuras la habitación?',
    roomEnough: 'Este dispositivo tiene espacio para sus grabaciones.',
    roomShort: (needed, free) =>
      `Este dispositivo puede guardar ${free} más; la entrevista puede necesitar ${needed}. Libere espacio antes de empezar.`,
    lineChecking: 'Midiendo su conexión…',
    lineGood: 'Su conexión va al paso de la grabación.',
    lineSlow:
      'Su conexión es más lenta que la grabación. No se pierde nada: las respuestas se guardan aquí y se envían tan rápido como se puede. Una imagen más pequeña se envía antes.',
    lineUnknown: 'No se pudo medir su conexión. Las respuestas se guardan aquí hasta que se envían.',
    smallPicture: 'Grabar en 480p',
    fullPicture: 'Grabar en 720p',
    isSmall: 'Sus respuestas se graban en 480p.',
    practise: 'Grabar cinco segundos de prueba',
    practising: (seconds) => `Grabando: quedan ${seconds} s`,
    again: 'Probar otra vez',
    practiceVideo: 'Su grabación de prueba',
    practiceText: 'Mire y escuche. Solo usted la ve.',
    practiceFailed: 'La grabación de prueba no funcionó. Inténtelo de nuevo.',
    go: 'Ir a las preguntas',
  },
  notKeptHere:
    'Este navegador no guarda nada para esta página (¿navegación privada?). Sus respuestas se envían mientras graba; mantenga esta página abierta hasta enviarlas.',
  cutOff:
    'Esta grabación se cortó al cerrarse la página. Todo lo anterior está guardado: véala y úsela o grabe de nuevo.',
  cuts: {
    unplugged:
      'La cámara o el micrófono se desconectó mientras grababa. Todo lo anterior está guardado: véalo y úselo o grabe de nuevo.',
    withdrawn:
      'Se retiró el permiso para la cámara o el micrófono mientras grababa. Todo lo anterior está guardado: véalo y úselo o grabe de nuevo.',
    taken:
      'La cámara o el micrófono se detuvo mientras grababa. Quizá lo ha tomado otro programa. Todo lo anterior está guardado: véalo y úselo o grabe de nuevo.',
    asleep:
      'Este dispositivo se detuvo mientras grababa (¿en reposo, quizás?). Todo lo anterior está guardado: véalo y úselo o grabe de nuevo.',
    storageFull:
      'Este dispositivo se quedó sin espacio mientras grababa. Todo lo anterior está guardado: úselo, o libere espacio y grabe de nuevo.',
  },
};
