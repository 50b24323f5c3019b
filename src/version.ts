/** The package's version, as sent to services and shown in reports. */
export const version = '0.1.0'
