import { locale } from '../../lib/language.ts';
import type { InterviewTexts } from './messages.ts';

export const spanish: InterviewTexts = {
  language: 'Idioma',
  languageFailed: 'No se pudo cargar este idioma. Inténtelo de nuevo.',
  consent: 'Al empezar esta entrevista, usted acepta que se le grabe con fines de evaluación.',
  loading: 'Cargando la entrevista…',
  unavailable: 'Entrevista no disponible',
  unavailableHint: 'Compruebe el enlace o pida ayuda al equipo de selección.',
  notAvailable: 'La entrevista no existe o ya no está disponible',
  notFound: 'No se encontró la entrevista',
  deadlinePassed: 'El plazo de esta entrevista ha terminado.',
  full: 'Esta entrevista ya ha recibido todas las respuestas para las que estaba abierta.',
  limitReached: (company) =>
    `Esta entrevista no puede recibir nuevas respuestas en este momento. Hemos avisado a ${company}.`,
  limitReachedHint: 'Vuelva a probar este enlace más tarde.',
  loadFailed: 'No se pudo cargar la entrevista',
  connectionFailed: 'Falló la conexión',
  connectionHints: [
    'Compruebe que este dispositivo tiene conexión: abra otra página.',
    'Desactive la VPN o el proxy, o use otra red.',
    'Nada de lo que grabó se ha perdido: está guardado en este dispositivo.',
  ],
  retriesItself: 'Esta página también lo intenta de nuevo por sí sola.',
  retryConnection: 'Reintentar la conexión',
  otherTab: 'Esta entrevista está abierta en otra pestaña',
  otherTabHint: 'Continúe allí. Cuando cierre esa pestaña, la entrevista seguirá aquí por sí sola.',
  invitedBy: (company) => `${company} le invita a una entrevista en vídeo`,
  questions: (count) => (count === 1 ? '1 pregunta' : `${count} preguntas`),
  minutes: (minutes) => `Unos ${minutes} min`,
  format: 'Vídeo',
  openUntil: (time) => `Abierta hasta el ${time}`,
  types: {
    'full-time': 'Jornada completa',
    'part-time': 'Media jornada',
    contract: 'Por contrato',
    internship: 'Prácticas',
  },
  requirements: 'Requisitos',
  benefits: 'Beneficios',
  whatToExpect: 'Qué le espera',
  expectations: [
    'Responde a cada pregunta ante la cámara, una tras otra.',
    'Cada pregunta muestra su límite de tiempo antes de empezar.',
    'Puede ver una respuesta y grabarla de nuevo antes de usarla.',
    'Al final revisa sus respuestas y las envía.',
  ],
  expectRetakes: (count) =>
    count === 0
      ? 'Puede ver una respuesta antes de usarla; no se puede grabar de nuevo.'
      : `Puede ver una respuesta antes de usarla y grabarla de nuevo ${count === 1 ? 'una vez' : `hasta ${count} veces`}.`,
  expectThinking: (time) =>
    `Tiene ${time} para pensar en cada pregunta; después la grabación empieza por sí sola.`,
  breaks:
    'Puede hacer una pausa entre preguntas: sus respuestas se guardan en este dispositivo y se envían sobre la marcha.',
  help: 'Ayuda',
  helpText:
    'Busque un lugar tranquilo y luminoso y use un navegador actual. Si la cámara no arranca, cierre otros programas que la usen. Para preguntas sobre el puesto, conteste al mensaje que le trajo este enlace.',
  support: '¿Problemas técnicos? Contacte con el equipo de selección que le envió este enlace.',
  start: 'Empezar la entrevista',
  back: 'Volver',
  nothingBefore: 'No hay ninguna página anterior. Puede cerrarla y volver con el mismo enlace.',
  beforeWeBegin: 'Antes de empezar',
  beforeText: 'Diga al equipo de selección quién es. Solo ese equipo ve sus respuestas.',
  name: 'Nombre completo',
  email: 'Correo electrónico',
  resumeLabel: 'Currículum',
  chooseFile: 'Elija un archivo',
  orDropIt: 'o suéltelo aquí',
  removeFile: 'Quitar',
  resumeHint: 'PDF o DOCX, 10 MB como máximo',
  continue: 'Continuar',
  insightsConsent: {
    title: 'Análisis automático (opcional)',
    text: (company) =>
      `${company} usa un programa que mide las respuestas para ayudar a quienes las revisan. Usted elige; su candidatura se trata igual en ambos casos y ningún programa decide sobre usted.`,
    performance:
      'Se pueden medir mis palabras y mi voz: ritmo, pausas, muletillas y si la pregunta queda respondida.',
    behavioral:
      'Se puede medir mi imagen: cuánto tiempo se ve mi cara y mira a la cámara. No se adivina nada sobre las emociones.',
  },
  extraTime: (factor) => `Usted tiene ${factor.toLocaleString(locale())} veces el tiempo habitual.`,
  unexpected: 'Se produjo un error inesperado',
  createFailed: 'No se pudo crear la entrevista',
  resumeFailed: (reason) => `No se pudo subir el currículum: ${reason}`,
  resumeNoData: 'No se pudo subir el currículum: no hubo respuesta',
  resumeRequired: 'El currículum es obligatorio',
  resumeTooLarge: 'El archivo debe ocupar menos de 10 MB',
  resumeWrongKind: 'Suba un archivo PDF o DOCX',
  emailTaken: 'Ya existe una entrevista enviada con este correo',
  questionOf: (number, count) => `Pregunta ${number} de ${count}`,
  required: 'Obligatoria',
  optional: 'Opcional',
  timeLimit: (time) => `Límite de tiempo ${time}`,
  answered: 'Respondida',
  answeredHint: 'Su respuesta a esta pregunta está grabada.',
  recordAgain: 'Grabar de nuevo',
  recordAgainLeft: (count) => `Grabar de nuevo (quedan ${count})`,
  noTakesLeft:
    'No quedan grabaciones para esta pregunta. Siga con las demás y contacte con el equipo de selección si necesita respuesta.',
  previous: 'Anterior',
  next: 'Siguiente',
  leaveQuestion: '¿Parar la grabación y salir?',
  leaveText:
    'Si sale, su grabación termina aquí. Lo que ha grabado se conserva: puede volver para verlo, usarlo o grabar de nuevo.',
  stillRecording: 'Se le sigue grabando.',
  stay: 'Quedarme aquí',
  leave: 'Parar y salir',
  leaveClosed: 'No puede salir mientras graba',
  leaveClosedText: 'Esta respuesta no se puede grabar de nuevo. Pare primero la grabación.',
  reviewAndSubmit: 'Revisar y enviar',
  progress: (percent) => `${percent} % de las preguntas obligatorias respondidas`,
  advancing: 'Su respuesta está guardada. Vamos a la siguiente pregunta…',
  happy: '¿Le gusta su grabación?',
  review: 'Revise sus respuestas',
  reviewText: 'Repase sus respuestas. Una vez enviadas no se pueden cambiar.',
  notAnswered: 'Sin responder',
  unjudged: 'Grabada, aún sin usar',
  watch: 'Verla',
  answerNow: 'Responder',
  sending: (percent) => `Enviando ${percent} %`,
  checking: 'Comprobando…',
  received: 'Recibida',
  failed: 'Falló',
  checkAgain: 'Comprobar de nuevo',
  recordAgainPlease: 'Grabe esta respuesta de nuevo.',
  uploaded: '¡Vídeo subido!',
  uploadFailed: 'No se pudo subir el vídeo',
  uploadFailedBecause: (number, reason) => `No se pudo subir el vídeo ${number}: ${reason}`,
  submit: 'Enviar la entrevista',
  submitting: 'Enviando su entrevista',
  submittingText: 'La última de sus respuestas está en camino. Mantenga esta página abierta.',
  submittingStuck:
    'No hay conexión en este momento. No se pierde nada: seguirá por sí solo en cuanto vuelva. Mantenga esta página abierta.',
  percent: (percent) => `${percent} % enviado`,
  timeLeft: (time) => `Quedan unos ${time}`,
  sendingAnswers: (percent, time) => `Enviando sus respuestas: ${percent} %, quedan unos ${time}.`,
  submitFailed: 'No se pudo enviar la entrevista. Inténtelo de nuevo.',
  submitted: '¡Entrevista enviada!',
  backToQuestions: 'Volver a las preguntas',
  successTitle: '¡Entrevista enviada con éxito!',
  successText: 'Su entrevista se ha enviado con éxito.',
  thanks: (company) => `Gracias por su tiempo. Sus respuestas están en manos de ${company}.`,
  confirmationMailed:
    'Un correo se lo confirma. Su enlace muestra lo que envió y le permite hacer que se borre.',
  seeSent: 'Ver lo que envié',
  sentTitle: 'Lo que envió',
  sentTo: (company, job) => `A ${company}, para ${job}`,
  sentAt: 'Enviado',
  noResume: 'Ninguno',
  answers: 'Sus respuestas',
  noLength: 'duración desconocida',
  sentGone: 'Aquí ya no hay nada',
  sentGoneText:
    'Puede que lo que envió se haya borrado o que el enlace no esté completo. Ábralo de nuevo desde el correo.',
  sentFailed: 'No se pudo cargar lo que envió',
  insightsAgreed: 'Lo que ha aceptado',
  withdrawInsights: 'Retirar',
  insightsWithdrawn: 'Ya no acepta el análisis automático.',
  withdrawFailed: 'No se pudo retirar. Inténtelo de nuevo.',
  eraseTitle: 'Hacer que se borre',
  eraseText:
    'Puede hacer que se borre todo en cualquier momento: respuestas, vídeo, currículum y sus datos. Quien le evalúa dejará de verlo.',
  erase: 'Borrar todo',
  eraseQuestion: '¿Borrar todo lo que envió?',
  eraseWarning: (company) =>
    `${company} ya no podrá tenerle en cuenta para este puesto. Esto no se puede deshacer.`,
  keep: 'Conservarlo',
  erased: 'Todo lo que envió se ha borrado',
  erasedText: 'Sus datos, respuestas y currículum ya no existen. Puede cerrar esta página.',
  eraseFailed: 'No se pudo borrar. Inténtelo de nuevo.',
  begunElsewhere: '¿Empezó esta entrevista en otro dispositivo?',
  begunElsewhereText:
    'Sus respuestas están allí: continúe donde empezó. O reciba un enlace por correo y continúe aquí.',
  mailLink: 'Enviarme el enlace',
  mailLinkNeedsEmail: 'Escriba antes su correo arriba.',
  linkMailed:
    'Si se empezó una entrevista con esta dirección, un correo con el enlace para continuar está en camino.',
  linkFailed: 'No se pudo enviar el enlace. Inténtelo de nuevo.',
  mayClose: 'Puede cerrar esta página.',
  somebodyElse: '¿No es usted? Empiece su propia entrevista',
  whatNext: '¿Qué pasa ahora?',
  nextSteps: [
    'El equipo de selección revisa sus respuestas.',
    'Tendrá noticias en 3 a 5 días laborables.',
    'Le enviarán los próximos pasos por correo.',
  ],
  outdated: 'Esta página se ha actualizado',
  outdatedText:
    'No se pudo cargar una parte, porque hay una versión más nueva o falló la conexión. No se pierde nada de lo que grabó: cargue la página de nuevo y continúe.',
  reload: 'Cargar de nuevo',
  noRoom:
    'El servidor no tiene espacio en este momento. Todo lo que graba se guarda en este dispositivo y se envía por sí solo cuando vuelva a haber espacio. Avise al equipo de selección.',
  stuck:
    'No se puede contactar con el servidor en este momento. Todo lo que graba se guarda en este dispositivo y se envía por sí solo cuando vuelva.',
  offline:
    'Sin conexión. Todo lo que graba se guarda en este dispositivo y se envía por sí solo cuando vuelva.',
  fromServer: {
    'The server has no room left at the moment. Please try again later.':
      'El servidor no tiene espacio en este momento. Inténtelo de nuevo más tarde.',
    'Name is required': 'El nombre es obligatorio',
    'Please enter your full name': 'Escriba su nombre completo',
    'Name must be at most 100 characters': 'El nombre puede tener 100 caracteres como máximo',
    'Email is required': 'El correo es obligatorio',
    'Please enter a valid email address': 'Escriba un correo válido',
    'Interview not found or not available. This interview may be paused, closed, or still in draft.':
      'La entrevista no existe o no está disponible. Puede estar en pausa, cerrada o aún en borrador.',
    'The deadline for this interview has passed.': 'El plazo de esta entrevista ha terminado.',
    "This interview can't take new answers right now.":
      'Esta entrevista no puede recibir nuevas respuestas en este momento.',
    'This interview has received all the answers it was open for.':
      'Esta entrevista ya ha recibido todas las respuestas para las que estaba abierta.',
    'Resume is required': 'El currículum es obligatorio',
    'File size must be less than 10MB': 'El archivo debe ocupar menos de 10 MB',
    'Please upload a PDF or DOCX file': 'Suba un archivo PDF o DOCX',
    'This interview has already been submitted': 'Esta entrevista ya se ha enviado',
    'Please answer every required question before you submit':
      'Responda a todas las preguntas obligatorias antes de enviar',
    'Your last answer is still being checked. Please try again in a moment.':
      'Su última respuesta aún se está comprobando. Inténtelo en un momento.',
    'The consent text has changed. Please reload the page and read it again.':
      'El texto del consentimiento ha cambiado. Recargue la página y léalo de nuevo.',
    'No retakes are left for this question': 'No quedan repeticiones para esta pregunta',
    'This question does not belong to this interview': 'Esta pregunta no pertenece a esta entrevista',
    'This kind of recording is not accepted': 'Este tipo de grabación no se acepta',
    'File size too large. Please reduce video size or duration.':
      'El archivo es demasiado grande. Reduzca el tamaño o la duración del vídeo.',
    'The recording has not arrived completely yet': 'La grabación aún no ha llegado completa',
    'The recording that arrived differs from the one recorded. Please send it again.':
      'La grabación que llegó no coincide con la original. Envíela de nuevo.',
    'This recording is already in use as the answer': 'Esta grabación ya se usa como respuesta',
    'This recording cannot be read. Please record the answer again.':
      'Esta grabación no se puede leer. Grabe la respuesta de nuevo.',
    'This recording could not be checked. Please have it checked again, or record the answer again.':
      'No se pudo comprobar esta grabación. Haga que se compruebe de nuevo o grabe la respuesta otra vez.',
    'The check of this recording has not failed': 'La comprobación de esta grabación no ha fallado',
    'This recording has no picture. Please record the answer again.':
      'Esta grabación no tiene imagen. Grabe la respuesta de nuevo.',
    'This recording is longer than the question allows. Please record the answer again.':
      'Esta grabación es más larga de lo que permite la pregunta. Grabe la respuesta de nuevo.',
    'Your session has expired. Please log in again.': 'Su sesión ha caducado. Recargue la página.',
    'Access denied. You do not have permission to perform this action.': 'Acceso denegado.',
    'The requested resource was not found.': 'No se encontró lo que pidió.',
    'Request timeout. Please check your connection and try again.':
      'La petición tardó demasiado. Compruebe su conexión e inténtelo de nuevo.',
    'Too many requests. Please wait a moment and try again.':
      'Demasiadas peticiones. Espere un momento e inténtelo de nuevo.',
    'Server error occurred. Please try again later.': 'Error del servidor. Inténtelo más tarde.',
    'Service is temporarily unavailable. Please try again later.':
      'El servicio no está disponible por el momento. Inténtelo más tarde.',
    'Validation error occurred': 'Los datos no son válidos',
    'Network error. Please check your internet connection.':
      'Error de red. Compruebe su conexión a internet.',
    'Failed to upload file': 'No se pudo subir el archivo',
  },
};
