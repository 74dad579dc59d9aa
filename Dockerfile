# Gilt in a container: docker build -t gilt . && docker run -p 8080:8080 -v gilt:/data gilt
FROM node:22-bookworm-slim AS build
WORKDIR /gilt
COPY . .
RUN npm ci --no-audit --no-fund && node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production GILT_DATA=/data GILT_HOST=0.0.0.0 GILT_PORT=8080
WORKDIR /gilt
COPY --from=build /gilt/package.json ./
COPY --from=build /gilt/node_modules ./node_modules
COPY --from=build /gilt/server/node_modules ./server/node_modules
COPY --from=build /gilt/dist ./dist
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/gilt.js", "serve"]
