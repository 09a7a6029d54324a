/** The texts of the guest pages in Spanish, by their English ones: those of the pages first, then those of rules and the server. */
export const spanish = {
  'Your coverage, your people,': 'Su cobertura, su gente,',
  'your next step.': 'su próximo paso.',
  'Try again': 'Intentar de nuevo',
  'Verification code': 'Código de verificación',
  'Show password': 'Mostrar la contraseña',
  'Hide password': 'Ocultar la contraseña',
  'We could not reach the portal. Please try your link again.':
    'No pudimos conectar con el portal. Vuelva a abrir el enlace.',
  'We could not reach the portal. Please try again.': 'No pudimos conectar con el portal. Inténtelo de nuevo.',

  'Forms to complete': 'Formularios por completar',
  'Before you start': 'Antes de empezar',
  'Hello {name}. Please review who can see your answers.': 'Hola, {name}. Revise quién puede ver sus respuestas.',
  'Accept and continue': 'Aceptar y continuar',
  'Forms for {company}': 'Formularios para {company}',
  'All forms are complete': 'Todos los formularios están completos',
  'The forms for this link were removed. {name} can tell you if anything else is needed.':
    'Los formularios de este enlace se eliminaron. {name} puede decirle si falta algo más.',
  '{name} asked {recipient} to complete these by {date}.':
    '{name} pidió a {recipient} completar estos formularios antes del {date}.',
  Forms: 'Formularios',
  'All forms': 'Todos los formularios',
  Form: 'Formulario',
  'The form could not be loaded.': 'No se pudo cargar el formulario.',
  'Not started': 'Sin empezar',
  'In progress': 'En curso',
  Done: 'Terminado',
  'Read {form}': 'Leer {form}',
  'Start {form}': 'Empezar {form}',
  'Continue {form}': 'Continuar {form}',
  '{form} complete': '{form}, completado',
  '{answered} of {required} required answers': '{answered} de {required} respuestas obligatorias',
  'Someone else answered this form through another link. Review the answers before you continue.':
    'Otra persona respondió este formulario con otro enlace. Revise las respuestas antes de continuar.',
  'Someone else is answering this form now. Coordinate with them to avoid duplicate work.':
    'Otra persona está respondiendo este formulario ahora. Coordínese con ella para no repetir el trabajo.',
  'You marked this form as done. To make changes, reopen it.':
    'Usted marcó este formulario como terminado. Para hacer cambios, vuelva a abrirlo.',
  'This form is done. Its answers are final.': 'Este formulario está terminado. Sus respuestas son definitivas.',
  'Questions are in English because insurance companies require the forms in English.':
    'Las preguntas están en inglés porque las aseguradoras exigen los formularios en inglés.',
  'Certificate of insurance': 'Certificado de seguro',
  'No certificate has this address. Check the address on the certificate.':
    'Ningún certificado tiene esta dirección. Revise la dirección en el certificado.',
  'Certificate {number}, issued {date}': 'Certificado {number}, emitido el {date}',
  'Certificate {number}, revision {revision}, issued {date}':
    'Certificado {number}, revisión {revision}, emitido el {date}',
  'Status on {date}': 'Estado al {date}',
  'In force': 'Vigente',
  'Expiring soon': 'Por vencer',
  'Changed since issue': 'Cambió desde su emisión',
  Expired: 'Vencido',
  Canceled: 'Cancelado',
  Superseded: 'Reemplazado',
  'A later revision replaces this certificate. Ask the insured for it.':
    'Una revisión posterior reemplaza este certificado. Pídala al asegurado.',
  Insured: 'Asegurado',
  'Certificate holder': 'Titular del certificado',
  Producer: 'Agencia',
  Coverages: 'Coberturas',
  'Expires {date}': 'Vence el {date}',
  'No longer as stated: {parts}': 'Ya no es como se indica: {parts}',
  Revisions: 'Revisiones',
  'Revision {revision}, issued {date}': 'Revisión {revision}, emitida el {date}',
  Current: 'Actual',
  'First issue': 'Primera emisión',
  'No differences in coverage': 'Sin diferencias en la cobertura',
  '{what}: {before} → {after}': '{what}: {before} → {after}',
  blank: 'en blanco',
  'A certificate confers no rights on its holder. It does not amend, extend, or alter the coverage of the policies.':
    'Un certificado no otorga derechos a su titular. No modifica, extiende ni altera la cobertura de las pólizas.',
  'This link cannot be used': 'Este enlace no se puede usar',
  'Thank you': 'Gracias',
  'Your questionnaire was submitted.': 'Su cuestionario se envió.',
  '{name} has been notified and will contact you. If you need to make a change, let them know.':
    'Avisamos a {name}, que se pondrá en contacto con usted. Si necesita hacer un cambio, avísele.',
  '{name} asked you to complete forms. You do not need a login, and your answers are saved automatically.':
    '{name} le pidió completar formularios. No necesita una cuenta y sus respuestas se guardan automáticamente.',
  'We emailed a code to {address}. It expires in 10 minutes.': 'Enviamos un código a {address}. Vence en 10 minutos.',
  'I do not have a PIN. Email me a code': 'No tengo un PIN. Envíenme un código',
  'This link was opened in another browser. To continue in this one, we will email a code to {address}.':
    'Este enlace se abrió en otro navegador. Para continuar en este, enviaremos un código a {address}.',
  'Email me a code': 'Enviarme un código',
  'Email another code': 'Enviar otro código',
  Start: 'Empezar',
  Open: 'Abrir',
  PIN: 'PIN',
  'Use the PIN from the person who sent you the link.': 'Use el PIN de la persona que le envió el enlace.',
  'Download PDF': 'Descargar PDF',
  'The PDF could not be created. Please try again.': 'No se pudo crear el PDF. Inténtelo de nuevo.',
  Reopen: 'Volver a abrir',
  'The form could not be reopened. Please try again.': 'No se pudo volver a abrir el formulario. Inténtelo de nuevo.',
  Submit: 'Enviar',
  'I’m done': 'Terminé',
  'The form could not be submitted. Please try again.': 'No se pudo enviar el formulario. Inténtelo de nuevo.',
  '{form} is done. Thank you.': '{form} está terminado. Gracias.',

  Invitation: 'Invitación',
  'Join {organization}': 'Únase a {organization}',
  '{name} invites {email} to {organization} as {roles}. The invitation expires on {date}.':
    '{name} invita a {email} a {organization} como {roles}. La invitación vence el {date}.',
  'This invitation cannot be used': 'Esta invitación no se puede usar',
  'Ask the person who invited you to send a new invitation. If you already have a login, log in to see your accounts.':
    'Pida una nueva invitación a la persona que lo invitó. Si ya tiene una cuenta, inicie sesión.',
  'A login with this email address already exists.': 'Ya existe una cuenta con este correo electrónico.',
  'Log in to accept': 'Iniciar sesión para aceptar',
  'Create login and join': 'Crear cuenta y unirse',
  'The invitation could not be accepted. Please try again.': 'No se pudo aceptar la invitación. Inténtelo de nuevo.',
  'You are logged in as {email}.': 'Inició sesión como {email}.',
  Accept: 'Aceptar',
  Email: 'Correo electrónico',
  'This name is used for your login.': 'Este nombre se usa para iniciar sesión.',
  'First name': 'Nombre',
  'Last name': 'Apellido',
  Company: 'Empresa',
  'New password': 'Contraseña nueva',
  'Repeat new password': 'Repita la contraseña nueva',
  'Password rules': 'Reglas de la contraseña',
  '{met} of {all} rules met': '{met} de {all} reglas cumplidas',
  ', met': ', cumplida',
  'You are logged in as {email}. This link was sent to {address}.':
    'Inició sesión como {email}. Este enlace se envió a {address}.',
  'Log out and continue': 'Cerrar sesión y continuar',
  'Stay logged in as {name}': 'Seguir como {name}',
  Register: 'Registrarse',
  'Enter your information and we will email you a link to complete your registration.':
    'Escriba sus datos y le enviaremos un enlace para completar su registro.',
  'Become a client of {brokerage}. We will email you a link to complete your registration.':
    'Hágase cliente de {brokerage}. Le enviaremos un enlace para completar su registro.',
  'Brokerage code (optional)': 'Código de la agencia (opcional)',
  'Your broker can give you this code. Leave it blank if you do not have one.':
    'Su agente puede darle este código. Déjelo en blanco si no lo tiene.',
  'Already have an account?': '¿Ya tiene una cuenta?',
  'Log in': 'Iniciar sesión',
  'Check your email': 'Revise su correo',
  'We sent an email to {email}. Use the link in that email to complete your registration. It expires in {days} days.':
    'Enviamos un correo a {email}. Use el enlace de ese correo para completar su registro. Vence en {days} días.',
  'Did not get it? Check your spam folder, or make sure the address is correct.':
    '¿No lo recibió? Revise la carpeta de correo no deseado y que la dirección sea correcta.',
  'Edit my information': 'Cambiar mis datos',
  'Your registration': 'Su registro',
  'This registration cannot be completed': 'Este registro no se puede completar',
  'Register again to get a new link. If you already completed your registration, log in.':
    'Regístrese otra vez para recibir un enlace nuevo. Si ya completó su registro, inicie sesión.',
  'Complete your registration': 'Complete su registro',
  'Create a password to finish.': 'Cree una contraseña para terminar.',
  'Create a password to join {brokerage}.': 'Cree una contraseña para unirse a {brokerage}.',
  'Complete registration': 'Completar el registro',
  'Register again': 'Registrarse otra vez',
  'Go to login': 'Ir al inicio de sesión',
  'This link could not be opened': 'No se pudo abrir este enlace',

  Submission: 'Presentación',
  'This link is not valid': 'Este enlace no es válido',
  'A submission is ready for you': 'Hay una presentación lista para usted',
  'It was sent to a person at {brokerage}.': 'Se envió a una persona de {brokerage}.',
  'To open it in this browser, we will email a code to {address}.':
    'Para abrirla en este navegador, enviaremos un código a {address}.',
  'Submission of {company}': 'Presentación de {company}',
  'Confirmation number {receipt}': 'Número de confirmación {receipt}',
  'Signed by': 'Firmada por',
  Submitted: 'Enviada',
  'Link expires': 'El enlace vence',
  'Downloads left': 'Descargas restantes',
  'Download packet ({size})': 'Descargar el paquete ({size})',

  'This link is not valid or has expired. Ask the sender for a new one.':
    'Este enlace no es válido o venció. Pida uno nuevo a quien se lo envió.',
  'This link has already been used, was revoked, or has expired. Request a new one.':
    'Este enlace ya se usó, se anuló o venció. Pida uno nuevo.',
  'Open the link again to continue.': 'Vuelva a abrir el enlace para continuar.',
  'This PIN is incorrect.': 'Este PIN no es correcto.',
  'Too many incorrect PINs. Request an email code instead.': 'Demasiados PIN incorrectos. Pida un código por correo.',
  'This code is incorrect or has expired.': 'Este código no es correcto o venció.',
  'Too many codes requested. Please try again in an hour.': 'Pidió demasiados códigos. Inténtelo de nuevo en una hora.',
  'This link was opened in another browser. Request an email code.':
    'Este enlace se abrió en otro navegador. Pida un código por correo.',
  'Accept the sharing of your answers before you start.': 'Acepte que sus respuestas se compartan antes de empezar.',
  'You can only reopen applications you finished yourself.':
    'Solo puede volver a abrir los formularios que usted terminó.',
  'This questionnaire was submitted and can no longer be changed.':
    'Este cuestionario ya se envió y no se puede cambiar.',
  'Request an email code to open this packet.': 'Pida un código por correo para abrir este paquete.',
  'A login with this email address already exists. Log in with it instead.':
    'Ya existe una cuenta con este correo electrónico. Inicie sesión con ella.',
  'This invitation was sent to a different email address. Log in with that address to accept it.':
    'Esta invitación se envió a otro correo electrónico. Inicie sesión con ese correo para aceptarla.',
  'No brokerage has this code. Check it with your broker.':
    'Ninguna agencia tiene este código. Consúltelo con su agente.',
  'First name is required': 'El nombre es obligatorio',
  'Last name is required': 'El apellido es obligatorio',
  'Company name is required': 'El nombre de la empresa es obligatorio',
  'must be a valid email address.': 'debe ser un correo electrónico válido.',
  'A new password is required.': 'La contraseña nueva es obligatoria.',
  'must be at least 8 characters': 'debe tener al menos 8 caracteres',
  'password must contain a mix of letters, numbers, or symbols.':
    'la contraseña debe combinar letras, números o símbolos.',
  'ensure your passwords match.': 'las contraseñas deben coincidir.',
  'This password is too common or has appeared in a data breach. Choose a different one.':
    'Esta contraseña es demasiado común o apareció en una filtración de datos. Elija otra.',
  '8 characters or more': '8 caracteres o más',
  'A letter': 'Una letra',
  'A number': 'Un número',
  'A symbol. Example: ! or a space': 'Un símbolo. Ejemplo: ! o un espacio',
  'Both passwords match': 'Las dos contraseñas coinciden',
} as const
