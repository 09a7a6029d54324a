/** The texts of pages on which claims are reported without a login, in Spanish. */
export const spanishClaims = {
  'Report an accident or damage': 'Reportar un accidente o daño',
  'For {company}: no login is needed. Sending this does not mean that the loss is covered.':
    'Para {company}: no necesita iniciar sesión. Enviar este reporte no significa que la pérdida esté cubierta.',
  'If anyone is hurt, call 911 first. Do not admit fault or promise payment.':
    'Si hay heridos, llame primero al 911. No admita culpa ni prometa pagos.',
  'Vehicle: {vehicle}': 'Vehículo: {vehicle}',
  'What are you reporting?': '¿Qué va a reportar?',
  'Vehicle accident or damage': 'Accidente o daño de un vehículo',
  'An employee was hurt or became ill': 'Un empleado se lesionó o se enfermó',
  'Someone else was hurt, or their property was damaged': 'Otra persona resultó lesionada o se dañó su propiedad',
  'Damage to a building or its contents': 'Daño a un edificio o a su contenido',
  'Tools or equipment damaged, lost, or stolen': 'Herramientas o equipo dañado, perdido o robado',
  'Something else': 'Otra cosa',
  'Date it happened': 'Fecha en que ocurrió',
  'Time, if known': 'Hora, si la sabe',
  'Where did it happen?': '¿Dónde ocurrió?',
  'Where exactly?': '¿En qué parte exactamente?',
  'Address, intersection, or place': 'Dirección, cruce o lugar',
  'Example: parking lot, second floor. Leave blank if unknown.':
    'Ejemplo: estacionamiento, segundo piso. Déjelo en blanco si no lo sabe.',
  State: 'Estado',
  'Use my location': 'Usar mi ubicación',
  'Finding your location…': 'Buscando su ubicación…',
  'Location added. Add the address or place if you know it.':
    'Ubicación agregada. Agregue la dirección o el lugar si lo sabe.',
  'Location is turned off for this site. Enter the place instead.':
    'La ubicación está desactivada para este sitio. Escriba el lugar.',
  'Your location could not be found. Enter the place instead.': 'No se pudo encontrar su ubicación. Escriba el lugar.',
  'What happened?': '¿Qué ocurrió?',
  'The facts in order, in your own words. Do not enter Social Security numbers or medical details.':
    'Los hechos en orden, con sus propias palabras. No escriba números de Seguro Social ni detalles médicos.',
  'Who else was involved?': '¿Quién más estuvo involucrado?',
  'Who was hurt?': '¿Quién resultó lesionado?',
  'Names, phone numbers, and license plates': 'Nombres, teléfonos y placas',
  'First and last name': 'Nombre y apellido',
  'Was anyone injured?': '¿Hubo heridos?',
  'Was a police or fire report made?': '¿Hubo un reporte de la policía o los bomberos?',
  'Department and report number': 'Departamento y número de reporte',
  'Who saw it?': '¿Quién lo vio?',
  'Names and phone numbers of witnesses': 'Nombres y teléfonos de testigos',
  Yes: 'Sí',
  No: 'No',
  'I do not know': 'No sé',
  'Your name': 'Su nombre',
  'Your phone number or email': 'Su teléfono o correo electrónico',
  'You are': 'Usted es',
  Driver: 'Conductor',
  Employee: 'Empleado',
  'Manager or supervisor': 'Gerente o supervisor',
  Witness: 'Testigo',
  Other: 'Otro',
  Photos: 'Fotos',
  'Add photos': 'Agregar fotos',
  'Up to 10 photos or PDFs, 25 MB each. Damage, license plates, and the scene.':
    'Hasta 10 fotos o PDF, de 25 MB cada uno. Daños, placas y el lugar.',
  'Remove {file}': 'Quitar {file}',
  'Send report': 'Enviar reporte',
  'Some answers are missing or not valid. They are marked.':
    'Faltan respuestas o algunas no son válidas. Están marcadas.',
  'No connection. Your report is saved on this phone and is sent once you are connected.':
    'Sin conexión. Su reporte está guardado en este teléfono y se enviará cuando haya conexión.',
  'Your report is saved on this phone until it is sent.': 'Su reporte se guarda en este teléfono hasta que se envía.',
  'Report sent': 'Reporte enviado',
  '{company} received your report. Keep this number: {number}.':
    '{company} recibió su reporte. Guarde este número: {number}.',
  'Sending photos: {sent} of {all}': 'Enviando fotos: {sent} de {all}',
  'Keep this page open until all photos are sent.': 'Mantenga abierta esta página hasta que se envíen todas las fotos.',
  'All photos were sent.': 'Se enviaron todas las fotos.',
  'Report something else': 'Reportar otra cosa',

  'Your statement': 'Su declaración',
  'Thank you': 'Gracias',
  '{company} received your statement.': '{company} recibió su declaración.',
  '{person}, tell {company} what you saw and heard.': '{person}, cuente a {company} lo que vio y oyó.',
  '{person}, tell {company} what you saw and heard on {date}.':
    '{person}, cuente a {company} lo que vio y oyó el {date}.',
  'What did you see and hear?': '¿Qué vio y oyó?',
  'Where were you?': '¿Dónde estaba usted?',
  'Weather, light, and surface': 'Clima, luz y superficie',
  'Who else was there?': '¿Quién más estaba ahí?',
  'Your phone number': 'Su número de teléfono',
  '{company}, its insurance agency, and the carrier can read your statement. You can send it once.':
    '{company}, su agencia de seguros y la aseguradora pueden leer su declaración. Puede enviarla una sola vez.',
  'Up to 10 photos or PDFs, 25 MB each.': 'Hasta 10 fotos o PDF, de 25 MB cada uno.',
  'A statement can have at most 10 files.': 'Una declaración puede tener hasta 10 archivos.',
  'must be a photo, PDF, text, or recording': 'debe ser una foto, un PDF, un texto o una grabación',
  'Send statement': 'Enviar declaración',

  'This code is not valid or has expired. Call your company or its insurance agency.':
    'Este código no es válido o venció. Llame a su empresa o a la agencia de seguros.',
  'Photos can be added for 2 hours after the report.':
    'Las fotos se pueden agregar durante 2 horas después del reporte.',
  'must be a photo or a PDF': 'debe ser una foto o un PDF',
  'A report can have at most 10 photos.': 'Un reporte puede tener hasta 10 fotos.',
  'Too many reports wait for review. Call your company or its insurance agency.':
    'Hay demasiados reportes por revisar. Llame a su empresa o a la agencia de seguros.',
  'Answer this question': 'Responda esta pregunta',
  'cannot be after today': 'no puede ser posterior a hoy',
  'must be a time. Example: 14:30': 'debe ser una hora. Ejemplo: 14:30',
} as const
