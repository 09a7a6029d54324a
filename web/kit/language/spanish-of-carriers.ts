/** Translations of the page on which a carrier responds to a claim notice. */
export const spanishOfCarriers = {
  'Claim answer': 'Respuesta al reclamo',
  'Claim {number}': 'Reclamo {number}',
  '{brokerage} sent you notice of this claim. Your answer goes to their claims staff.':
    '{brokerage} le envió el aviso de este reclamo. Su respuesta llega a su personal de reclamos.',
  'Claim type': 'Tipo de reclamo',
  'Date of loss': 'Fecha de la pérdida',
  'Not known': 'Se desconoce',
  Policy: 'Póliza',
  'Answer sent. Thank you.': 'Respuesta enviada. Gracias.',
  'Send another answer': 'Enviar otra respuesta',
  'Your name': 'Su nombre',
  'Enter your name': 'Escriba su nombre',
  'Claim number': 'Número de reclamo',
  Adjuster: 'Ajustador',
  'Adjuster’s email': 'Correo del ajustador',
  'Adjuster’s phone': 'Teléfono del ajustador',
  'We acknowledge receipt of this notice': 'Confirmamos la recepción de este aviso',
  Message: 'Mensaje',
  'This link does not work. It may have expired. Please answer the email that you received.':
    'Este enlace no funciona. Es posible que haya vencido. Responda al correo que recibió.',
  'Enter a claim number, an adjuster, or a message, or confirm receipt':
    'Escriba un número de reclamo, un ajustador o un mensaje, o confirme la recepción',
  'This link was used too often. Please answer the email that you received.':
    'Este enlace se usó demasiadas veces. Responda al correo que recibió.',
} as const
