# The portal, the widgets and the API in one image. Two stages build, the last one has only what runs.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts --loglevel=error
COPY . .
RUN node scripts/build.mjs && node scripts/server-manifest.mjs /server

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY --from=build /server ./
COPY .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --loglevel=error

FROM node:22-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_DIR=/data ANSWER_WHILE_STARTING=true FILE_TOKENS_ONLY=true
COPY --from=packages /app ./
COPY --from=build /app/dist dist
COPY --from=build /app/demo/data/texts demo/data/texts
COPY --from=build /app/demo/assets demo/assets
COPY --from=build /app/demo/marketing demo/marketing
COPY --from=build /app/demo/intranet demo/intranet
# The word vectors of search by meaning are pruned once, into a cache beside the packages.
RUN mkdir -p -m 700 /data && mkdir -p node_modules/.cache && chown node:node /data node_modules/.cache
USER node
VOLUME /data
# The demo sites take the two ports after the portal's, with DEMO_DATA=true alone.
EXPOSE 4173 4174 4175
# The process gets its signals itself: npm would swallow them.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
