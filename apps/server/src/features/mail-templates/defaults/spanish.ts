export const spanishWords = {
  invitation: {
    subject: 'Invitación a una entrevista en vídeo con {companyName}',
    text: `Hola, {candidateName}:

{companyName} quiere conocerle y le invita a una entrevista en vídeo para el puesto «{jobTitle}».

{message}

{length}

Termínela a más tardar el {deadline}.

¿Tiene alguna pregunta? Responda a este correo o escriba a {contact}.

{link}`,
  },
  reminder: {
    subject: 'Recordatorio: su entrevista en vídeo con {companyName}',
    text: `Hola, {candidateName}:

Su entrevista en vídeo con {companyName} para el puesto «{jobTitle}» sigue pendiente.

{length}

Termínela a más tardar el {deadline}.

¿Tiene alguna pregunta? Responda a este correo o escriba a {contact}.

{link}`,
  },
  received: {
    subject: 'Hemos recibido su entrevista para {jobTitle}',
    text: `Hola, {candidateName}:

Gracias por su tiempo. Sus respuestas están en manos de {companyName}, que se pondrá en contacto con usted.

El siguiente enlace muestra lo que envió. Allí también puede borrarlo todo.`,
  },
  seen: {
    subject: 'Estamos revisando su entrevista para {jobTitle}',
    text: `Hola, {candidateName}:

Hemos visto la entrevista para {jobTitle} que envió el {date}. Gracias por sus respuestas.

Todavía no hemos tomado una decisión. Le escribiremos en cuanto la tomemos.

¿Tiene alguna pregunta? Su contacto: {contact}.

{companyName}`,
  },
  next_step: {
    subject: 'Siguiente paso: {jobTitle} en {companyName}',
    text: `Hola, {candidateName}:

Gracias por su entrevista para {jobTitle}. Nos han gustado sus respuestas y nos gustaría conocerle mejor.

Nos pondremos en contacto con usted pronto para acordar una conversación. Si tiene alguna pregunta antes, su contacto es {contact}.

{companyName}`,
  },
  rejected: {
    subject: 'Su candidatura para {jobTitle}',
    text: `Hola, {candidateName}:

Gracias por su entrevista para {jobTitle} y por el tiempo que le ha dedicado.

Hemos decidido continuar con otras candidaturas. No ha sido una decisión fácil, y sentimos no poder darle una noticia mejor.

¿Tiene alguna pregunta? Su contacto: {contact}. Le deseamos mucho éxito.

{companyName}`,
  },
} as const;
