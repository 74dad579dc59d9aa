import { type LoggerOptions, stdSerializers } from 'pino';

/** How things are logged: errors whole, and nothing that says who somebody is or what they hide. */
export const logOptions: LoggerOptions = {
  serializers: { error: stdSerializers.err },
  redact: ['req.headers', '*.cookie', '*.token'],
};
