/** The texts of the page of a certificate in Spanish, by their English ones. */
export const spanishCertificates = {
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
  'Email notifications': 'Avisos por correo electrónico',
  'We email you when this certificate changes, expires, or is canceled.':
    'Le escribimos cuando este certificado cambie, venza o se cancele.',
  Subscribe: 'Suscribirse',
  'Confirm subscription': 'Confirmar la suscripción',
  'Check your email. Use the link we sent to {email} to confirm.':
    'Revise su correo. Use el enlace que enviamos a {email} para confirmar.',
  '{email} is subscribed to this certificate.': '{email} está suscrito a este certificado.',
  '{email} is no longer subscribed to this certificate.': '{email} ya no está suscrito a este certificado.',
  'This subscription link no longer works. Subscribe again on the page of the certificate.':
    'Este enlace ya no funciona. Suscríbase de nuevo en la página del certificado.',
  'Your subscription could not be saved. Please try again.': 'No se pudo guardar su suscripción. Inténtelo de nuevo.',
} as const
