const path = require('node:path');
const zlib = require('node:zlib');
const browserslist = require('browserslist');
const CompressionPlugin = require('compression-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { BundleListPlugin } = require('./webpack/bundleList.cjs');
const { EagerCompilePlugin } = require('./webpack/eagerCompile.cjs');
const { firstViews } = require('./webpack/firstViews.cjs');
const { oldBrowser } = require('./webpack/oldBrowser.cjs');
const { PortalWorkerPlugin } = require('./webpack/portalWorker.cjs');

/** The browser checks values by schemas and describes none. */
const ZOD = path.join(path.dirname(require.resolve('zod/package.json')), 'v4/core');
const JSON_SCHEMA = ['to-json-schema', 'json-schema-processors', 'json-schema-generator'];

/** The oldest versions that package.json promises. */
const browsers = browserslist(null, { path: __dirname });

const domainSource = path.resolve(__dirname, '../domain/src');
const source = path.resolve(__dirname, 'src');
const WORKER = 'service-worker';
/** The tracking page, which shares nothing with the app. */
const TRACK = 'track';
const FIRST_PARTS = ['boot', ...Object.values(firstViews).flatMap(({ parts }) => parts)];

/**
 * index.html contains a nonce placeholder that the server fills in, so it is never precompressed.
 */
const precompressed = /\.(js|css|svg|json|wasm|webmanifest)$/;

module.exports = (_env, { mode }) => {
  const production = mode === 'production';
  return {
    entry: {
      boot: './src/main/boot.tsx',
      [TRACK]: './src/track/track.ts',
      ...(production ? { [WORKER]: './src/portal/offline/worker/service-worker.ts' } : {}),
    },
    output: {
      path: path.resolve(__dirname, 'dist'),
      publicPath: '/',
      // A worker keeps its address across versions.
      filename: ({ chunk }) =>
        chunk?.name === WORKER ? '[name].js' : 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      // The page's content security policy names it.
      trustedTypes: { policyName: 'parts' },
      clean: true,
    },
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // The domain package exports its TypeScript source under this condition.
      conditionNames: ['source', '...'],
      // The package exports only the development build with its warnings.
      alias: production
        ? {
            'react-router$': path.join(
              path.dirname(require.resolve('react-router/package.json')),
              'dist/production/index.mjs',
            ),
            ...Object.fromEntries(JSON_SCHEMA.map((name) => [path.join(ZOD, `${name}.js`), false])),
          }
        : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: [source, domainSource],
          loader: 'swc-loader',
          options: {
            swcrc: false,
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: { runtime: 'automatic', development: !production, refresh: !production },
              },
            },
            env: { targets: browsers },
          },
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            { loader: 'css-loader', options: { importLoaders: 1 } },
            { loader: path.resolve(__dirname, 'webpack/prefixCss.cjs'), options: { browsers } },
          ],
          sideEffects: true,
        },
        { test: /\.(woff2|svg)$/, resourceQuery: { not: [/inline/] }, type: 'asset/resource' },
        { test: /\.svg$/, resourceQuery: /inline/, type: 'asset/inline' },
        { test: /\.wasm$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // The service worker and the tracking page are one file each, because they cannot wait for
      // another. Smaller chunks compress worse and need more requests than they save.
      splitChunks: { chunks: ({ name }) => name !== WORKER && name !== TRACK, minSize: 60_000 },
      runtimeChunk: false,
      // SWC minifies in its own threads; webpack itself minifies pages and styles.
      minimize: production && { javascript: false },
      minimizer: [
        new MinimizerPlugin({
          test: /\.js$/,
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { ecma: 2022, compress: true },
          parallel: false,
        }),
        '...',
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: './src/main/index.ejs',
        inject: false,
        excludeChunks: [WORKER, TRACK],
        oldBrowser,
        minify: false,
      }),
      new HtmlWebpackPlugin({
        template: './src/track/track.ejs',
        filename: 'track.html',
        chunks: [TRACK],
        oldBrowser,
        inject: false,
        minify: false,
      }),
      new BundleListPlugin([WORKER]),
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash:10].css',
        chunkFilename: 'assets/[name].[contenthash:10].css',
      }),
      ...(production
        ? [
            new EagerCompilePlugin(FIRST_PARTS),
            new PortalWorkerPlugin({
              worker: `${WORKER}.js`,
              icons: path.resolve(__dirname, 'src/assets/icons'),
            }),
            new CompressionPlugin({ test: precompressed, minRatio: 1 }),
            new CompressionPlugin({
              test: precompressed,
              minRatio: 1,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
            }),
          ]
        : [new (require('@pmmmwh/react-refresh-webpack-plugin'))()]),
    ],
    performance: { hints: false },
    devServer: {
      port: 8080,
      historyApiFallback: true,
      hot: true,
      proxy: [{ context: ['/api'], target: 'http://127.0.0.1:3000' }],
    },
  };
};
