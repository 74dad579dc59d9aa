export { domMax as default } from 'motion/react';
